import { withoutIndents } from "../without-indents.mjs";

/**
 * Fetches and runs the page's own scripts, which `paint-first.mjs` has put off, once the page is read and painted; in a
 * tab that nobody looks at, where nothing is painted, soon. Text, because its hash must be the same wherever it is
 * written.
 */
export const wakeScript = withoutIndents(`(() => {
  let isRead = false, isPainted = false;
  const wake = () => {
    if (!isRead || !isPainted) return;
    for (const later of document.querySelectorAll('script[type="later"]')) {
      const script = document.createElement("script");
      // As an attribute: by it and the address React knows the scripts it finds.
      script.setAttribute("async", "");
      script.src = later.getAttribute("src");
      later.replaceWith(script);
    }
  };
  const painted = () => ((isPainted = true), wake());
  addEventListener("DOMContentLoaded", () => {
    isRead = true;
    setTimeout(painted, document.visibilityState === "hidden" ? 0 : 500);
    wake();
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
 * Run at the end of a kept page, as soon as the style sheet is there: opens the font, which is fetched by now. Left to
 * the first layout, this would set the page in a system's font first, which a Linux browser looks for by dozens of
 * questions to another process while nothing else can happen.
 */
export const fontScript = withoutIndents(`for (const face of document.fonts ?? [])
  if (/^"?figtree"?$/.test(face.family)) face.load().catch(() => {});`);
