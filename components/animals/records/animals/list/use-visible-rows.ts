import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";

interface VisibleRowsOptions {
  readonly itemCount: number;
  /** Items side by side. */
  readonly lanes: number;
  readonly estimatedHeight: number;
}

/** Shorter lists are rendered whole, as on the server. */
const shortList = 45;
const overscan = 4;

/** The rows of a long list that are near the window, and the height of what is left out around them. */
export function useVisibleRows({ itemCount, lanes, estimatedHeight }: VisibleRowsOptions) {
  const list = useRef<HTMLDivElement>(null);
  const [offset, setOffset] = useState(0);
  const attach = useCallback((element: HTMLDivElement | null) => {
    list.current = element;
    if (element !== null) setOffset(Math.round(element.getBoundingClientRect().top + window.scrollY));
  }, []);
  const virtualizer = useWindowVirtualizer({
    count: Math.ceil(itemCount / lanes),
    estimateSize: () => estimatedHeight,
    overscan,
    scrollMargin: offset,
  });
  const rows = virtualizer.getVirtualItems();
  const [first, last] = [rows[0], rows.at(-1)];
  const isWhole = itemCount <= shortList || first === undefined || last === undefined;
  const visible = isWhole
    ? undefined
    : {
        rows: rows.map(({ index }) => index),
        before: first.start - offset,
        after: Math.max(0, virtualizer.getTotalSize() - (last.end - offset)),
        measure: virtualizer.measureElement,
      };
  return { list, attach, visible };
}

/** The share of the list that has passed when more is loaded. */
const loadAt = 0.8;

/** Calls back when the list has been scrolled to 80 %. */
export function useScrolledTo(list: RefObject<HTMLElement | null>, onReached: () => void): void {
  useEffect(() => {
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
