// The last part of almanac.js: month grids, passwords, and how the page begins. See wheels.js for all of it.

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
