// The forms of AlmanacHTML with a script: wheels for lists of rows, days that follow the month, dependent columns, sheets that
// cancel restores, passwords that can be shown, month grids by the keyboard. Every control keeps its name and its values, so
// that the same is posted with and without. Nothing is loaded, stored or sent by it.
//
// It is served as one file, almanac.js: wheels.js, fields.js and page.js behind each other.

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
      const height = element.clientHeight / 5;
      const rows = Math.trunc((start - event.clientY) / height);
      if (rows === 0) return;
      element.setPointerCapture(event.pointerId);
      this.wasDragged = true;
      // What is left of the way counts for the next row.
      start -= rows * height;
      this.step(rows);
    });
    for (const end of ["pointerup", "pointercancel"]) element.addEventListener(end, () => (start = null));
  }
}

const refresh = (select) => wheels.get(select)?.show();
