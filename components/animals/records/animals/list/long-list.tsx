import { type ReactNode, useCallback, useRef, useState } from "react";
import { cn } from "@/components/ui/class-names";
import { useScrolledTo } from "./use-scroll";
import { useWindowVirtualizer } from "@tanstack/react-virtual";

export interface RowWindowProps {
  readonly count: number;
  readonly role?: "rowgroup" | "presentation";
  readonly columns: string;
  readonly gap?: string;
  readonly lanes: number;
  readonly estimatedHeight: number;
  /** Undefined while nothing more is to be loaded. */
  readonly onScrolledDown: (() => void) | undefined;
  /** The items from one index to before another. */
  readonly children: (from: number, to: number) => ReactNode;
}

/** The rows near the window, with space for the others. */
export function LongList({ count, role = "presentation", ...props }: RowWindowProps) {
  const { columns, gap, lanes, estimatedHeight, onScrolledDown, children } = props;
  const { attach, list, rows, before, after, measure } = useVisibleRows({
    itemCount: count,
    lanes,
    estimatedHeight,
  });
  useScrolledTo(list, onScrolledDown);
  // Until the window is measured. Without rows the page would jump.
  if (rows.length === 0)
    return (
      <div ref={attach} role={role} className={columns}>
        {children(0, count)}
      </div>
    );
  return (
    <div ref={attach} role={role}>
      <Spacer height={before} />
      {rows.map((index) => (
        <div key={index} ref={measure} data-index={index} role="presentation" className={cn(columns, gap)}>
          {children(index * lanes, (index + 1) * lanes)}
        </div>
      ))}
      <Spacer height={after} />
    </div>
  );
}

/** Only in the browser: the policy allows styles set by scripts, not those of the page's HTML. */
function Spacer({ height }: { readonly height: number }) {
  return height > 0 ? <div role="presentation" style={{ height }} /> : null;
}

interface VisibleRowsOptions {
  readonly itemCount: number;
  /** Items side by side. */
  readonly lanes: number;
  readonly estimatedHeight: number;
}

const overscan = 4;

/** The rows of a long list that are near the window, and the height of what is left out around them. */
function useVisibleRows({ itemCount, lanes, estimatedHeight }: VisibleRowsOptions) {
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
