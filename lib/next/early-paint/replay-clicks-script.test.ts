// @vitest-environment jsdom
import { beforeEach, expect, it } from "vitest";
import { awake } from "./hydrated.mjs";
import { pressScript } from "./replay-clicks-script.mjs";

let seen: string[] = [];
const see = ({ type, target }: Event) => seen.push(`${type} ${(target as HTMLButtonElement).name}`);
function one(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`${selector} is not there`);
  return found;
}
const named = (name: string) => one(`[name=${name}]`);

/** What React does once it has the page in hand. */
function wake(): void {
  document.addEventListener("click", see);
  dispatchEvent(new Event(awake));
}

/** Whether the browser, or anybody, still hears of it. */
function isHeard(target: Element, type: string): boolean {
  let isStopped = true;
  const hear = () => (isStopped = false);
  document.addEventListener(type, hear, { once: true });
  const goesOn = target.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
  document.removeEventListener(type, hear);
  return goesOn && !isStopped;
}

beforeEach(() => {
  document.removeEventListener("click", see);
  document.body.innerHTML = `
    <button type="button" name="menu"><b>Menu</b></button>
    <form name="cart"><button name="add">Add</button></form>
    <form name="search" action="/search"><button name="find">Find</button></form>
    <a href="#there">There</a>`;
  seen = [];
  window.eval(pressScript);
});

it("presses again, once, what was pressed too early", () => {
  for (let times = 0; times < 3; times++) expect(isHeard(one("b"), "click")).toBe(false);
  expect(named("menu").dataset["held"]).toBe("");
  wake();
  expect(seen).toEqual(["click menu"]);
  expect(named("menu").dataset["held"]).toBeUndefined();
});

it("counts the last of several", () => {
  isHeard(named("menu"), "click");
  isHeard(named("add"), "click");
  expect(named("menu").dataset["held"]).toBeUndefined();
  wake();
  expect(seen).toEqual(["click add"]);
});

it("leaves links and forms with an address to the browser", () => {
  expect(isHeard(one("a"), "click")).toBe(true);
  expect(isHeard(named("find"), "click")).toBe(true);
  expect(isHeard(named("search"), "submit")).toBe(true);
  wake();
  expect(seen).toEqual([]);
});

it("never lets the browser send a form that names no address", () => {
  const submit = new Event("submit", { bubbles: true, cancelable: true });
  named("cart").dispatchEvent(submit);
  expect(submit.defaultPrevented).toBe(true);
});

it("is out of the way afterwards", () => {
  wake();
  expect(isHeard(named("menu"), "click")).toBe(true);
});
