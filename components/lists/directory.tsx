import type { ReactNode } from "react";
import { cn } from "@/components/ui/class-names";

interface DirectoryProps {
  readonly filter: ReactNode;
  /** Renders nothing if no entry has a location. */
  readonly map: ReactNode;
  /** The count, the entries, and the pages of the list. */
  readonly children: ReactNode;
}

/** Filters across the page, then the entries beside a map that stays in sight. On narrow screens the map comes first. */
export function Directory({ filter, map, children }: DirectoryProps) {
  return (
    <>
      {filter}
      <div
        className={cn(
          "grid grid-cols-1 gap-6",
          Boolean(map) && "full:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] full:items-start full:gap-8",
        )}
      >
        {map && <div className="full:sticky full:top-24 full:order-last">{map}</div>}
        <div className="grid grid-cols-1 gap-4">{children}</div>
      </div>
    </>
  );
}
