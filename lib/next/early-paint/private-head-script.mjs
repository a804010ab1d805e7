import { deferHydrationScript } from "./defer-hydration-script.mjs";
import { replayClicksScript } from "./replay-clicks-script.mjs";

/**
 * Runs in the head of every page made per request, where the middleware knows it by its hash. Empty when early paint is
 * off.
 */
export const privateHeadScript = /* #__PURE__ */ (() =>
  replayClicksScript === "" ? "" : `${replayClicksScript}\n${deferHydrationScript}`)();
