// The forms of AlmanacHTML with a script: wheels for lists of rows, days that follow the month, dependent columns, sheets that
// cancel restores, passwords that can be shown, month grids by the keyboard. Every control keeps its name and its values, so
// that the same is posted with and without. Nothing is loaded, stored or sent by it.

const all = (root, selector) => [...root.querySelectorAll(selector)];
const numberOf = (code) => Number(code.split(".").at(-1));

// The first number in a text, of decimal digits of any script, in ASCII digits; empty where there is none.
const digitsOf = (text) => [...(text.match(/\p{Nd}+/u)?.[0] ?? "")].map(digitValue).join("");
const shownNumber = (text) => Number(digitsOf(text) || NaN);
const lower = (text) => text.toLocaleLowerCase(document.documentElement.lang);

// The zeros of scripts stand at the beginning of rows of ten.
function digitValue(digit) {
  let zero = digit.codePointAt(0);
  while (digit.codePointAt(0) - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
  return digit.codePointAt(0) - zero;
}

// MARK: Wheels
//
// A wheel shows the rows of a select, which stays in the page and is what is posted. It is one spin button, as WAI-ARIA's
// Authoring Practices have it.

const wheels = new WeakMap();

class Wheel {
  constructor(select) {
    this.select = select;
    this.typed = "";
    const wheel = (this.element = document.createElement("div"));
    wheel.className = "almanac-wheel";
    wheel.setAttribute("role", "spinbutton");
    wheel.tabIndex = 0;
    for (const name of ["aria-invalid", "aria-describedby", "aria-required"]) {
      if (select.hasAttribute(name)) wheel.setAttribute(name, select.getAttribute(name));
    }
    // Links and messages refer to the control that can be seen.
    const label = select.labels[0];
    wheel.id = select.id;
    select.removeAttribute("id");
    label.id ||= `${wheel.id}.label`;
    label.removeAttribute("for");
    label.addEventListener("click", () => wheel.focus());
    wheel.setAttribute("aria-labelledby", label.id);
    this.rows = [-2, -1, 0, 1, 2].map((distance) => {
      const row = wheel.appendChild(document.createElement("span"));
      row.className = distance === 0 ? "almanac-selected" : "almanac-near";
      row.setAttribute("aria-hidden", "true");
      row.addEventListener("click", () => this.wasDragged || this.step(distance));
      return row;
    });
    select.hidden = true;
    select.after(wheel);
    wheel.addEventListener("keydown", (event) => this.key(event));
    wheel.addEventListener("wheel", (event) => {
      if (document.activeElement !== wheel) return;
      event.preventDefault();
      this.step(Math.sign(event.deltaY));
    }, { passive: false });
    this.dragging();
    select.addEventListener("change", () => this.show());
    wheels.set(select, this);
    this.show();
  }

  get options() {
    return [...this.select.options].filter((option) => !option.disabled && !option.hidden);
  }

  get isCyclic() {
    return this.select.dataset.ends === "cyclic" && this.options.length > 5;
  }

  show() {
    const { element, select } = this;
    const options = this.options;
    const place = options.indexOf(select.selectedOptions[0]);
    const count = options.length;
    this.rows.forEach((row, index) => {
      let other = place + index - 2;
      // The row that asks to choose stands at the top and takes no part in turning.
      if (this.isCyclic && options[0].value !== "") other = (other + count) % count;
      row.textContent = options[other]?.text ?? "";
    });
    const numbers = options.map((option) => option.value).filter(Boolean).map(numberOf).filter(Number.isFinite);
    const now = numberOf(select.value || "x");
    if (numbers.length === 0) numbers.push(0);
    const least = Math.min(...numbers);
    element.setAttribute("aria-valuemin", least);
    element.setAttribute("aria-valuemax", Math.max(...numbers));
    element.setAttribute("aria-valuenow", Number.isFinite(now) ? now : least);
    element.setAttribute("aria-valuetext", select.selectedOptions[0]?.text ?? "");
    element.setAttribute("aria-disabled", select.disabled);
  }

  choose(option) {
    if (!option || this.select.disabled || option.selected) return;
    option.selected = true;
    this.select.dispatchEvent(new Event("change", { bubbles: true }));
  }

  step(by) {
    const options = this.options;
    const place = options.indexOf(this.select.selectedOptions[0]);
    let next = place + by;
    if (this.isCyclic && options[0].value !== "") next = (next + options.length) % options.length;
    this.choose(options[Math.min(Math.max(next, 0), options.length - 1)]);
  }

  key(event) {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const options = this.options;
    const chosen = options.filter((option) => option.value !== "");
    switch (event.key) {
      case "ArrowUp": this.step(1); break;
      case "ArrowDown": this.step(-1); break;
      case "PageUp": this.leap(5); break;
      case "PageDown": this.leap(-5); break;
      case "Home": this.choose(chosen[0]); break;
      case "End": this.choose(chosen.at(-1)); break;
      default:
        if (event.key.length !== 1 || event.key === " ") return;
        this.type(event.key);
    }
    event.preventDefault();
  }

  // A large step stops at the ends.
  leap(by) {
    const options = this.options;
    const place = options.indexOf(this.select.selectedOptions[0]) + by;
    this.choose(options[Math.min(Math.max(place, 0), options.length - 1)]);
  }

  // Digits are the number that a row shows, letters the beginning of its text; a second begins anew.
  type(character) {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.typed = ""), 1000);
    const rows = this.options.filter((option) => option.value !== "");
    const isNumber = digitsOf(character) !== "";
    const key = (option) => (isNumber ? digitsOf(option.text) || option.value.split(".").at(-1) : lower(option.text));
    for (const typed of [this.typed + character, character]) {
      const start = isNumber ? digitsOf(typed).replace(/^0+(?=.)/, "") : lower(typed);
      const found = rows.filter((option) => key(option).replace(/^0+(?=.)/, "").startsWith(start));
      if (found.length === 0) continue;
      this.typed = typed;
      // The beginning of a longer number may be none itself: 19 on the way to 1992.
      const exact = found.find((option) => key(option).replace(/^0+(?=.)/, "") === start);
      return this.choose(isNumber ? exact : found[0]);
    }
    this.typed = "";
  }

  dragging() {
    const { element } = this;
    let start = null;
    element.addEventListener("pointerdown", (event) => {
      start = event.clientY;
      this.wasDragged = false;
    });
    element.addEventListener("pointermove", (event) => {
      if (start === null || event.buttons === 0) return;
      const rows = Math.trunc((start - event.clientY) / (element.clientHeight / 5));
      if (rows === 0) return;
      element.setPointerCapture(event.pointerId);
      this.wasDragged = true;
      start = event.clientY;
      this.step(rows);
    });
    for (const end of ["pointerup", "pointercancel"]) element.addEventListener(end, () => (start = null));
  }
}

const refresh = (select) => wheels.get(select)?.show();

// MARK: Columns

// The select or input of a part of a field, by the name behind the dot.
const part = (field, name) =>
  all(field, "select[name], input[name]").find((control) => control.name.split(".").slice(1).join(".") === name);

// The days of the chosen month and year; the day that was wanted comes back when the month has it.
function followMonth(field) {
  const calendar = field.querySelector("template.almanac-calendar");
  const [day, month, year, era] = ["day", "month", "year", "era"].map((name) => part(field, name));
  if (!calendar || day?.tagName !== "SELECT" || month?.tagName !== "SELECT") return;
  const offsets = calendar.dataset.offsets.split(" ").map(Number);
  let wanted = day.value;
  day.addEventListener("change", (event) => { if (event.isTrusted || !field.isFollowing) wanted = day.value; });
  const follow = () => {
    const years = (year?.value ?? "").split(".");
    const offset = offsets[era?.value || (years.length > 1 ? years[0] : 0)] ?? NaN;
    const known = year?.value ? Number(years.at(-1)) + offset : NaN;
    // A leap year where the year is not known.
    const date = new Date(Date.UTC(2000, Number(month.value || 1), 0));
    if (Number.isFinite(known)) date.setUTCFullYear(known, Number(month.value || 1), 0);
    const count = date.getUTCDate();
    for (const option of day.options) option.hidden = option.disabled = numberOf(option.value || "0") > count;
    const last = [...day.options].findLast((option) => !option.disabled);
    const target = [...day.options].find((option) => option.value === wanted && !option.disabled) ?? (wanted === "" ? day.options[0] : last);
    field.isFollowing = true;
    if (target && !target.selected) {
      target.selected = true;
      day.dispatchEvent(new Event("change", { bubbles: true }));
    }
    field.isFollowing = false;
    refresh(day);
  };
  for (const control of [month, year, era]) control?.addEventListener("change", follow);
  follow();
  // After all controls were set at once: the day that they have is the one that is wanted.
  field.follow = () => {
    wanted = day.value;
    follow();
  };
}

// The rows below a chosen parent; a choice below another parent is given up.
function followParents(field) {
  const rows = new Map(all(field, "template.almanac-rows").map((template) => [template.dataset.below, template]));
  const levels = all(field, "select[name]").filter((select) => /\.level\.\d+$/.test(select.name));
  if (rows.size === 0) return;
  levels.forEach((select, index) => select.addEventListener("change", () => {
    const next = levels[index + 1];
    if (!next) return;
    const former = next.selectedOptions[0]?.text;
    const blank = [...next.options].find((option) => option.value === "");
    const template = rows.get(select.value);
    next.replaceChildren(...(blank ? [blank] : []), ...(template?.content.cloneNode(true).children ?? []));
    if (blank) blank.selected = true;
    else [...next.options].find((option) => option.text === former && !option.disabled)?.toggleAttribute("selected", true);
    next.disabled = !template;
    next.dispatchEvent(new Event("change", { bubbles: true }));
  }));
}

// The value of a field as its button says it: in the short pattern of the locale, or the texts of the rows.
function text(field) {
  const controls = all(field, ".almanac-columns select[name], .almanac-columns input[name]");
  if (controls.some((control) => control.value === "" && !control.disabled)) return null;
  const shown = (control) => (control.tagName === "SELECT" ? control.selectedOptions[0].text : control.value).trim();
  const calendar = field.querySelector("template.almanac-calendar");
  const pattern = calendar?.dataset.pattern;
  const roles = { y: "year", M: "month", d: "day", H: "hour", h: "hour", K: "hour", k: "hour", m: "minute", a: "dayPeriod" };
  const pieces = pattern?.match(/'[^']*'|([A-Za-z])\1*|[^A-Za-z']+/g) ?? [];
  const isKnown = (piece) => !/^[A-Za-z]/.test(piece) || (roles[piece[0]] && piece.length <= 2) || piece === "y".repeat(piece.length);
  if (pieces.length === 0 || !pieces.every(isKnown)) return controls.filter((control) => !control.disabled).map(shown).join(" ");
  const digits = [...(calendar.dataset.digits ?? "0123456789")];
  const native = (number, length) => [...String(number).padStart(length, "0")].map((digit) => digits[digit]).join("");
  return pieces.map((piece) => {
    if (piece[0] === "'") return piece.slice(1, -1) || "'";
    const control = /^[A-Za-z]/.test(piece) ? part(field, roles[piece[0]]) : null;
    if (!control) return /^[A-Za-z]/.test(piece) ? "" : piece;
    if (piece[0] === "a") return shown(control);
    const number = "hHkK".includes(piece[0]) ? shownNumber(shown(control)) : numberOf(control.value);
    return native(piece === "yy" ? number % 100 : number, piece.length);
  }).join("");
}

// MARK: Sheets

function sheet(field) {
  const dialog = field.querySelector("dialog.almanac-sheet");
  const opener = field.querySelector(".almanac-open");
  const controls = all(dialog, "select[name], input[name]");
  let kept = [];
  const keep = () => (kept = controls.map((control) => [control, control.value, [...control.children]]));
  const restore = () => {
    for (const [control, value, rows] of kept) {
      if (control.tagName === "SELECT" && rows.some((row, index) => row !== control.children[index])) control.replaceChildren(...rows);
      control.value = value;
    }
    for (const [control] of kept) control.dispatchEvent(new Event("change", { bubbles: true }));
    for (const [control, value] of kept) if (control.value !== value) { control.value = value; refresh(control); }
    field.follow?.();
  };
  const say = () => {
    const value = text(field);
    if (dialog.querySelector("table") !== null) return;
    opener.textContent = value === null ? opener.dataset.empty : (opener.dataset.frame ?? "{value}").replace("{value}", () => value);
  };
  // A popover is for browsers without modal buttons; a modal dialog is better.
  dialog.removeAttribute("popover");
  for (const button of all(field, "[popovertarget]")) button.removeAttribute("popovertarget");
  keep();
  opener.addEventListener("click", (event) => {
    event.preventDefault();
    keep();
    if (dialog.open) dialog.close();
    dialog.showModal();
    dialog.querySelector(".almanac-wheel, select:not([hidden]), input:not([type=hidden]), [data-focus]")?.focus();
  });
  let outcome = null;
  const end = (result) => { outcome = result; dialog.close(); };
  dialog.querySelector(".almanac-done")?.addEventListener("click", (event) => { event.preventDefault(); end("done"); });
  dialog.querySelector(".almanac-cancel")?.addEventListener("click", (event) => {
    if (dialog.querySelector("table") !== null) return;
    event.preventDefault();
    end("cancel");
  });
  let isEscape = false;
  dialog.addEventListener("keydown", (event) => (isEscape = event.key === "Escape"));
  dialog.addEventListener("cancel", () => (outcome = isEscape || dialog.dataset.outside !== "done" ? "cancel" : "done"));
  dialog.addEventListener("close", () => {
    if (outcome === "cancel") restore();
    else say();
    [outcome, isEscape] = [null, false];
    opener.focus();
  });
}

// MARK: Rows

// A row says its value as it changes; rows of one name close each other in browsers that do not see to it.
function row(details) {
  const value = details.querySelector(".almanac-value");
  details.addEventListener("change", () => {
    if (details.querySelector("table") === null) value.textContent = text(details) ?? value.dataset.empty;
  });
  details.addEventListener("toggle", () => {
    if (!details.open || !details.getAttribute("name")) return;
    for (const other of all(document, "details[open]")) {
      if (other !== details && other.getAttribute("name") === details.getAttribute("name")) other.open = false;
    }
  });
}

// MARK: Month grids

// One cell can have the focus; arrows move it, and leaving the month turns the page, which the server does.
function grid(table) {
  const field = table.closest("fieldset, .almanac-field");
  const cells = all(table, "tbody button");
  if (cells.length === 0) return;
  table.setAttribute("role", "grid");
  for (const cell of cells) {
    cell.parentElement.setAttribute("role", "gridcell");
    cell.parentElement.setAttribute("aria-selected", cell.getAttribute("aria-pressed"));
    cell.removeAttribute("aria-pressed");
    cell.tabIndex = -1;
  }
  const open = cells.filter((cell) => !cell.disabled);
  const first = open.find((cell) => "focus" in cell.dataset) ?? open[0];
  if (first) first.tabIndex = 0;
  const focus = (cell) => {
    for (const other of cells) other.tabIndex = -1;
    cell.tabIndex = 0;
    cell.focus();
  };
  const turn = (name) => field.querySelector(`.almanac-${name}`)?.click();
  const isRight = getComputedStyle(table).direction === "rtl";
  table.addEventListener("keydown", (event) => {
    const place = cells.indexOf(event.target);
    if (place < 0 || event.ctrlKey || event.altKey || event.metaKey) return;
    const week = open.filter((cell) => cell.closest("tr") === event.target.closest("tr"));
    const steps = { ArrowLeft: isRight ? 1 : -1, ArrowRight: isRight ? -1 : 1, ArrowUp: -7, ArrowDown: 7 };
    if (event.key === "PageUp") turn(event.shiftKey ? "previousYear" : "previousMonth");
    else if (event.key === "PageDown") turn(event.shiftKey ? "nextYear" : "nextMonth");
    else if (event.key === "Home") focus(week[0]);
    else if (event.key === "End") focus(week.at(-1));
    else if (event.key in steps) {
      const step = steps[event.key];
      let target = place + step;
      // Days that can't be chosen are passed over.
      while (cells[target]?.disabled) target += Math.sign(step);
      if (cells[target]) focus(cells[target]);
      else turn(step < 0 ? "previousMonth" : "nextMonth");
    } else return;
    event.preventDefault();
  });
  // One day is chosen here; several days and ranges are the server's.
  const selection = field.querySelector("input[name$='.selection']");
  if (!selection || /[,/]/.test(selection.value) || table.dataset.selects !== "single") return;
  table.addEventListener("click", (event) => {
    const cell = event.target.closest("button");
    if (!cell) return;
    event.preventDefault();
    selection.value = cell.value.replace("pick:", "");
    for (const other of all(field, "td[aria-selected=true]")) {
      other.setAttribute("aria-selected", "false");
      other.classList.replace("almanac-selected", "almanac-none");
    }
    cell.parentElement.setAttribute("aria-selected", "true");
    cell.parentElement.classList.replace("almanac-none", "almanac-selected");
    const summary = field.querySelector(".almanac-summary");
    if (summary) summary.textContent = cell.dataset.text ?? cell.getAttribute("aria-label");
    focus(cell);
  });
}

// MARK: Passwords

// What is typed can be shown, and is hidden again before it is sent and when the page comes back.
function password(button) {
  const input = document.getElementById(button.getAttribute("aria-controls"));
  const status = button.parentElement.querySelector(".almanac-status");
  const show = (isShown) => {
    input.type = isShown ? "text" : "password";
    button.textContent = isShown ? button.dataset.hide : button.dataset.show;
  };
  button.hidden = false;
  button.addEventListener("click", () => {
    show(input.type === "password");
    status.textContent = input.type === "text" ? button.dataset.shown : button.dataset.hidden;
  });
  input.form?.addEventListener("submit", () => show(false));
  addEventListener("pageshow", (event) => {
    show(false);
    if (event.persisted) input.value = "";
  });
}

// MARK: The page

document.documentElement.classList.add("almanac-script");
const fields = all(document, ".almanac-field, .almanac-picker");
for (const field of fields) {
  followParents(field);
  for (const select of all(field, ".almanac-columns select")) if (!wheels.has(select)) new Wheel(select);
  followMonth(field);
  for (const button of all(field, ".almanac-refresh")) button.hidden = true;
}
for (const field of all(document, ".almanac-field")) sheet(field);
for (const details of all(document, "details.almanac-row")) row(details);
for (const table of all(document, "table.almanac-month")) grid(table);
for (const button of all(document, ".almanac-show")) password(button);
for (const link of all(document, ".almanac-problems a")) {
  link.addEventListener("click", (event) => {
    const target = document.getElementById(link.hash.slice(1));
    if (!target) return;
    event.preventDefault();
    target.focus();
    target.scrollIntoView({ block: "center" });
  });
}
document.querySelector(".almanac-problems")?.focus();
