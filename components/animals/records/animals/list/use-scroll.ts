import { type RefObject, useEffect, useSyncExternalStore } from "react";

/** The share of the list that has passed when more is loaded. */
const loadAt = 0.8;

/** Calls back when the list has been scrolled to 80 %. */
export function useScrolledTo(
  list: RefObject<HTMLElement | null>,
  onReached: (() => void) | undefined,
): void {
  useEffect(() => {
    if (onReached === undefined) return;
    const check = () => {
      const box = list.current?.getBoundingClientRect();
      if (box && window.innerHeight - box.top >= box.height * loadAt) onReached();
    };
    window.addEventListener("scroll", check, { passive: true });
    return () => window.removeEventListener("scroll", check);
  }, [list, onReached]);
}

/** From these window widths on, in pixels, that many cards stand side by side: the breakpoints of `cardColumns`. */
const lanesFrom = [
  [1080, 3],
  [482, 2],
] as const;

export const cardColumns = "grid grid-cols-1 gap-4 wide:grid-cols-2 full:grid-cols-3";

/** How many cards stand side by side. */
export function useLanes(): number {
  return useSyncExternalStore(subscribeToWidth, countLanes, () => 1);
}

function subscribeToWidth(listener: () => void): () => void {
  window.addEventListener("resize", listener);
  return () => window.removeEventListener("resize", listener);
}

const countLanes = () => lanesFrom.find(([width]) => window.innerWidth >= width)?.[1] ?? 1;
