import { cn } from "./class-names";

interface ShareBarProps {
  readonly percent: number;
  readonly className: string;
}

/** A share as a bar. The figure stands beside it. */
export function ShareBar({ percent, className }: ShareBarProps) {
  return (
    <div aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-sand">
      <div className={cn("h-2", className)} style={{ width: `${percent}%` }} />
    </div>
  );
}
