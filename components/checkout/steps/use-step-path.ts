import { useSyncExternalStore } from "react";
import { fixedPaths } from "@/lib/navigation/fixed-paths";
import { parseStep, type StepName } from "./steps";

const stepChangeEvent = "checkout-step";

function subscribe(onChange: () => void): () => void {
  window.addEventListener("popstate", onChange);
  window.addEventListener(stepChangeEvent, onChange);
  return () => {
    window.removeEventListener("popstate", onChange);
    window.removeEventListener(stepChangeEvent, onChange);
  };
}

/** Step requested by the URL: browser back and forward move between steps. */
export function useStepFromUrl(first: StepName): StepName {
  const read = () => parseStep(new URLSearchParams(window.location.search).get("step")) ?? "cart";
  return useSyncExternalStore(subscribe, read, () => first);
}

export const stepPath = (step: StepName) =>
  step === "cart" ? fixedPaths.checkout : `${fixedPaths.checkout}?step=${step}`;

export function openStep(step: StepName, history: "push" | "replace" = "push"): void {
  window.history[history === "push" ? "pushState" : "replaceState"](null, "", stepPath(step));
  window.dispatchEvent(new Event(stepChangeEvent));
}
