import type { ReactNode } from "react";
import { cn } from "@/components/ui/class-names";

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly hint?: string | undefined;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A part of the report that can be jumped to. */
export function Section({ id, title, hint, className, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className={cn("grid grid-cols-1 gap-4", className)}>
      <div className="grid gap-1">
        <h2 id={id} className="text-title-2">
          {title}
        </h2>
        {hint !== undefined && <p className="max-w-text text-quiet">{hint}</p>}
      </div>
      {children}
    </section>
  );
}
