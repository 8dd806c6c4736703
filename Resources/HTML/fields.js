// The second part of almanac.js: what columns, sheets and rows do. See wheels.js for all of it.

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
