import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { useCallback, useRef, useState } from "react";

interface VisibleRowsOptions {
  readonly itemCount: number;
  /** Items side by side. */
  readonly lanes: number;
  readonly estimatedHeight: number;
}

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
  return {
    list,
    attach,
    rows: rows.map(({ index }) => index),
    before: first === undefined ? 0 : first.start - offset,
    after: last === undefined ? 0 : Math.max(0, virtualizer.getTotalSize() - (last.end - offset)),
    measure: virtualizer.measureElement,
  };
}
