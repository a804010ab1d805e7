import { awake } from "./hydrated.mjs";
import { withoutIndents } from "../without-indents.mjs";

/**
 * Run in the head of every page: a button pressed before React has the page in hand is pressed again once it has,
 * instead of doing nothing or sending its form as if there were no scripts. The last one pressed counts, once. Forms
 * that name where they go are the browser's own and go there at any time. Marked as pure, because a bundle for the
 * browser, which does not use the text, would keep it otherwise.
 */
export const pressScript = /* #__PURE__ */ withoutIndents(`(() => {
  let held;
  const isSent = (form) => form?.hasAttribute("action");
  const hold = (event) => {
    const button = event.target.closest?.("button");
    if (!button || isSent(button.form)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held?.removeAttribute("data-held");
    held = button;
    held.setAttribute("data-held", "");
  };
  addEventListener("click", hold, true);
  addEventListener("submit", (event) => isSent(event.target) || event.preventDefault(), true);
  addEventListener("${awake}", () => {
    removeEventListener("click", hold, true);
    held?.removeAttribute("data-held");
    held?.click();
  }, { once: true });
})();`);
