import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { deferHydrationScript, loadFontScript } from "./defer-hydration-script.mjs";

/** A page with deferred scripts, and control over its paint and parse events. */
function openPage({ canObserve = true, visibility = "visible" } = {}) {
  document.head.innerHTML =
    '<script type="deferred" src="/a.js" async=""></script><script src="/old.js"></script>';
  document.body.innerHTML = '<script type="deferred" src="/b.js" async=""></script>';
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(visibility as DocumentVisibilityState);
  let reportPaint: (names: readonly string[]) => void = () => {};
  class Observer {
    constructor(callback: (list: { getEntriesByName: (name: string) => unknown[] }) => void) {
      reportPaint = (names) =>
        callback({ getEntriesByName: (name) => names.filter((entry) => entry === name) });
    }
    observe() {
      if (!canObserve) throw new TypeError("unsupported entry type");
    }
  }
  vi.stubGlobal("PerformanceObserver", Observer);
  window.eval(deferHydrationScript);
  return {
    paint: (...names: string[]) => reportPaint(names),
    parse: () => dispatchEvent(new Event("DOMContentLoaded")),
  };
}

const loadedScripts = () =>
  [...document.scripts].filter(({ type }) => type !== "deferred").map((script) => script.getAttribute("src"));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("deferHydrationScript", () => {
  it("loads the deferred scripts after the first paint, once and in place", () => {
    const page = openPage();
    page.paint("first-paint");
    page.parse();
    expect(loadedScripts()).toEqual(["/old.js"]);
    page.paint("first-contentful-paint");
    vi.runAllTimers();
    expect(loadedScripts()).toEqual(["/a.js", "/old.js", "/b.js"]);
    expect([...document.scripts].filter((script) => script.hasAttribute("async"))).toHaveLength(2);
    page.paint("first-contentful-paint");
    vi.runAllTimers();
    expect(loadedScripts()).toEqual(["/a.js", "/old.js", "/b.js"]);
  });

  it("loads the scripts parsed after the first paint when the document is parsed", () => {
    const page = openPage();
    page.paint("first-contentful-paint");
    vi.runAllTimers();
    document.body.insertAdjacentHTML("beforeend", '<script type="deferred" src="/c.js"></script>');
    expect(loadedScripts()).toEqual(["/a.js", "/old.js", "/b.js"]);
    page.parse();
    vi.runAllTimers();
    expect(loadedScripts()).toEqual(["/a.js", "/old.js", "/b.js", "/c.js"]);
  });

  it("loads the scripts after 500 ms when no paint is reported", () => {
    const page = openPage();
    page.parse();
    vi.advanceTimersByTime(600);
    expect(loadedScripts()).toHaveLength(3);
  });

  it("loads the scripts after parsing in a hidden tab and without paint timing", () => {
    const hidden = openPage({ visibility: "hidden" });
    hidden.parse();
    vi.runAllTimers();
    expect(loadedScripts()).toHaveLength(3);
    const old = openPage({ canObserve: false });
    old.parse();
    vi.runAllTimers();
    expect(loadedScripts()).toHaveLength(3);
  });
});

it.each(["figtree", '"figtree"'])("loadFontScript loads the font %s and no other", (family) => {
  const loaded: string[] = [];
  const faceOf = (name: string) => ({
    family: name,
    load: () => {
      loaded.push(name);
      return Promise.reject(new Error("offline"));
    },
  });
  const run = new Function("document", loadFontScript);
  run({ fonts: [faceOf("figtreeMore"), faceOf(family), faceOf("stand-in")] });
  run({});
  expect(loaded).toEqual([family]);
});
