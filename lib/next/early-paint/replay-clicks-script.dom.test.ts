import { beforeEach, describe, expect, it } from "vitest";
import { hydrated } from "./hydrated-event.mjs";
import { replayClicksScript } from "./replay-clicks-script.mjs";

let received: string[] = [];
const record = ({ type, target }: Event) => received.push(`${type} ${(target as HTMLButtonElement).name}`);
function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`${selector} not found`);
  return found;
}
const findByName = (name: string) => find(`[name=${name}]`);

/** Attaches a listener, as React does, and announces hydration. */
function hydrate(): void {
  document.addEventListener("click", record);
  dispatchEvent(new Event(hydrated));
}

/** Whether the event reaches the page's listeners and its default action runs. */
function isDelivered(target: Element, type: string): boolean {
  let isStopped = true;
  const listener = () => (isStopped = false);
  document.addEventListener(type, listener, { once: true });
  const isDefaultAllowed = target.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
  document.removeEventListener(type, listener);
  return isDefaultAllowed && !isStopped;
}

beforeEach(() => {
  document.removeEventListener("click", record);
  document.body.innerHTML = `
    <button type="button" name="menu"><b>Menu</b></button>
    <form name="cart"><button name="add">Add</button></form>
    <form name="search" action="/search"><button name="find">Find</button></form>
    <a href="#there">There</a>`;
  received = [];
  window.eval(replayClicksScript);
});

describe("replayClicksScript", () => {
  it("replays a click made before hydration, once", () => {
    for (let times = 0; times < 3; times++) expect(isDelivered(find("b"), "click")).toBe(false);
    expect(findByName("menu").dataset["held"]).toBe("");
    hydrate();
    expect(received).toEqual(["click menu"]);
    expect(findByName("menu").dataset["held"]).toBeUndefined();
  });

  it("replays only the last of several clicks", () => {
    isDelivered(findByName("menu"), "click");
    isDelivered(findByName("add"), "click");
    expect(findByName("menu").dataset["held"]).toBeUndefined();
    hydrate();
    expect(received).toEqual(["click add"]);
  });

  it("leaves links and forms with an action to the browser", () => {
    expect(isDelivered(find("a"), "click")).toBe(true);
    expect(isDelivered(findByName("find"), "click")).toBe(true);
    expect(isDelivered(findByName("search"), "submit")).toBe(true);
    hydrate();
    expect(received).toEqual([]);
  });

  it("prevents the native submit of a form without an action", () => {
    const submit = new Event("submit", { bubbles: true, cancelable: true });
    findByName("cart").dispatchEvent(submit);
    expect(submit.defaultPrevented).toBe(true);
  });

  it("does not intercept clicks after hydration", () => {
    hydrate();
    expect(isDelivered(findByName("menu"), "click")).toBe(true);
  });
});
