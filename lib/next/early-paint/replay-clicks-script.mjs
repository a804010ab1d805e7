import { hydrated } from "./hydrated-event.mjs";
import { isEarlyPaintOn, withoutIndents } from "./setting.mjs";

const script = () =>
  withoutIndents(`(() => {
  let held;
  const hasAction = (form) => form?.hasAttribute("action");
  const hold = (event) => {
    const button = event.target.closest?.("button");
    if (!button || hasAction(button.form)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held?.removeAttribute("data-held");
    held = button;
    held.setAttribute("data-held", "");
  };
  addEventListener("click", hold, true);
  addEventListener("submit", (event) => hasAction(event.target) || event.preventDefault(), true);
  addEventListener("${hydrated}", () => {
    removeEventListener("click", hold, true);
    held?.removeAttribute("data-held");
    held?.click();
  }, { once: true });
})();`);

/**
 * Runs in the head of every page. A button clicked before hydration is clicked again after it, instead of doing nothing
 * or submitting its form natively. Only the last click is replayed, once. Forms with an `action` work without scripts
 * and are left to the browser. Empty when early paint is off. Marked as pure so that browser bundles drop the text.
 */
export const replayClicksScript = /* #__PURE__ */ (() => (isEarlyPaintOn() ? script() : ""))();
