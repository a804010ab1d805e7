import type { ReactNode } from "react";
import { cn } from "@/components/ui/class-names";
import { useScrolledTo } from "./use-scroll";
import { useVisibleRows } from "./use-visible-rows";

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
