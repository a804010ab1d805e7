import { deferHydrationScript } from "./defer-hydration-script.mjs";
import { replayClicksScript } from "./replay-clicks-script.mjs";

/**
 * Runs in the head of every page, because the server defers the scripts of each. Empty when early paint is off. Marked as
 * pure so that browser bundles drop the text.
 */
export const earlyPaintScript = /* #__PURE__ */ (() =>
  replayClicksScript === "" ? "" : `${replayClicksScript}\n${deferHydrationScript}`)();
