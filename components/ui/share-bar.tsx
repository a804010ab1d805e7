import { cn } from "./class-names";

/** A share as a bar. The figure stands beside it. */
export function ShareBar({ percent, className }: { readonly percent: number; readonly className: string }) {
  return (
    <div aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-sand">
      <div className={cn("h-2", className)} style={{ width: `${percent}%` }} />
    </div>
  );
}
