import { withoutIndents } from "./setting.mjs";

/**
 * Loads the page's deferred scripts (see `defer-hydration.mjs` and `defer-scripts.mjs`) once the page is first painted, and
 * those parsed later with the rest of the document. One per task, because starting a request takes a slow phone 10 ms. A
 * hidden tab is never painted, so it loads them after parsing. Plain text, because its hash goes into the page's policy.
 */
export const deferHydrationScript = /* #__PURE__ */ withoutIndents(`(() => {
  let isPainted = false;
  const load = () => {
    const deferred = isPainted && document.querySelector('script[type="deferred"]');
    if (!deferred) return;
    const script = document.createElement("script");
    // React recognises its scripts by this attribute and the address.
    script.setAttribute("async", "");
    script.src = deferred.getAttribute("src");
    deferred.replaceWith(script);
    setTimeout(load);
  };
  const painted = () => ((isPainted = true), load());
  addEventListener("DOMContentLoaded", () => {
    setTimeout(painted, document.visibilityState === "hidden" ? 0 : 500);
    load();
  });
  try {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName("first-contentful-paint").length > 0) painted();
    }).observe({ type: "paint", buffered: true });
  } catch {
    painted();
  }
})();`);

/**
 * Runs at the end of a static page and loads the font, which has been preloaded by then. Otherwise the first layout uses
 * a system font, and looking that up blocks a Linux browser for 20 to 50 ms.
 */
export const loadFontScript = /* #__PURE__ */ withoutIndents(`for (const face of document.fonts ?? [])
  if (/^"?figtree"?$/.test(face.family)) face.load().catch(() => {});`);
