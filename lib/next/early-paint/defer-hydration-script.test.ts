// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fontScript, wakeScript } from "./defer-hydration-script.mjs";

/** What the page would do: its own scripts, which wait, and the browser's word that something is painted. */
function open({ canObserve = true, visibility = "visible" } = {}) {
  document.head.innerHTML =
    '<script type="later" src="/a.js" async=""></script><script src="/old.js"></script>';
  document.body.innerHTML = '<script type="later" src="/b.js" async=""></script>';
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(visibility as DocumentVisibilityState);
  let say: (names: readonly string[]) => void = () => {};
  class Observer {
    constructor(heard: (list: { getEntriesByName: (name: string) => unknown[] }) => void) {
      say = (names) => heard({ getEntriesByName: (name) => names.filter((one) => one === name) });
    }
    observe() {
      if (!canObserve) throw new TypeError("paint is unknown");
    }
  }
  vi.stubGlobal("PerformanceObserver", Observer);
  window.eval(wakeScript);
  return {
    paint: (...names: string[]) => say(names),
    read: () => dispatchEvent(new Event("DOMContentLoaded")),
  };
}

const running = () =>
  [...document.scripts].filter(({ type }) => type !== "later").map((script) => script.getAttribute("src"));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it("runs the page's scripts once it is read and painted, each where it was and once", () => {
  const page = open();
  page.paint("first-paint");
  page.read();
  expect(running()).toEqual(["/old.js"]);
  page.paint("first-contentful-paint");
  expect(running()).toEqual(["/a.js", "/old.js", "/b.js"]);
  expect([...document.scripts].filter((script) => script.hasAttribute("async"))).toHaveLength(2);
  page.paint("first-contentful-paint");
  vi.runAllTimers();
  expect(running()).toEqual(["/a.js", "/old.js", "/b.js"]);
});

it("waits for the end of a page that is painted before it is read", () => {
  const page = open();
  page.paint("first-contentful-paint");
  expect(running()).toEqual(["/old.js"]);
  page.read();
  expect(running()).toEqual(["/a.js", "/old.js", "/b.js"]);
});

it("does not wait for ever where nothing is said to be painted", () => {
  const page = open();
  page.read();
  vi.advanceTimersByTime(500);
  expect(running()).toHaveLength(3);
});

it("wakes a tab that nobody looks at, and a browser that cannot tell, as soon as the page is read", () => {
  const unseen = open({ visibility: "hidden" });
  unseen.read();
  vi.advanceTimersByTime(0);
  expect(running()).toHaveLength(3);
  const old = open({ canObserve: false });
  old.read();
  expect(running()).toHaveLength(3);
});

it.each(["figtree", '"figtree"'])("the font %s is opened before it is needed, and no other", (family) => {
  const opened: string[] = [];
  const faceOf = (name: string) => ({
    family: name,
    load: () => {
      opened.push(name);
      return Promise.reject(new Error("away"));
    },
  });
  const run = new Function("document", fontScript);
  run({ fonts: [faceOf("figtreeMore"), faceOf(family), faceOf("stand-in")] });
  run({});
  expect(opened).toEqual([family]);
});
