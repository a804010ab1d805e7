import { useSyncExternalStore } from "react";

const stepChangeEvent = "step-change";

function subscribe(onChange: () => void): () => void {
  window.addEventListener("popstate", onChange);
  window.addEventListener(stepChangeEvent, onChange);
  return () => {
    window.removeEventListener("popstate", onChange);
    window.removeEventListener(stepChangeEvent, onChange);
  };
}

/** Step requested by the URL: browser back and forward move between steps. On the server `first`. */
export function useStepParam(first: string | null): string | null {
  const read = () => new URLSearchParams(window.location.search).get("step");
  return useSyncExternalStore(subscribe, read, () => first);
}

export function openStepPath(path: string, history: "push" | "replace" = "push"): void {
  window.history[history === "push" ? "pushState" : "replaceState"](null, "", path);
  window.dispatchEvent(new Event(stepChangeEvent));
}
