import { useSyncExternalStore } from "react";
import { fixedPaths } from "@/lib/navigation/fixed-paths";
import { parseStep, type StepName } from "./steps";

const changed = "checkout-step";

function subscribe(tell: () => void): () => void {
  window.addEventListener("popstate", tell);
  window.addEventListener(changed, tell);
  return () => {
    window.removeEventListener("popstate", tell);
    window.removeEventListener(changed, tell);
  };
}

/** The step that the address asks for, so that the browser's own way back leads from step to step. */
export function useStepAddress(first: StepName): StepName {
  const read = () => parseStep(new URLSearchParams(window.location.search).get("step")) ?? "cart";
  return useSyncExternalStore(subscribe, read, () => first);
}

export const stepPath = (step: StepName) =>
  step === "cart" ? fixedPaths.checkout : `${fixedPaths.checkout}?step=${step}`;

export function openStep(step: StepName, how: "push" | "replace" = "push"): void {
  window.history[how === "push" ? "pushState" : "replaceState"](null, "", stepPath(step));
  window.dispatchEvent(new Event(changed));
}
