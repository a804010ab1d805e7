import type { ReactNode } from "react";
import { FormFailure } from "@/components/form/form-failure";
import { Button } from "@/components/ui/button";

interface SelectedActionsProps {
  readonly label: string;
  /** How many are selected. */
  readonly count: string;
  readonly clear: string;
  readonly onClear: () => void;
  readonly failure: string | undefined;
  readonly children: ReactNode;
}

/** What can be done with the selected rows. It stays in view, above the bar of the portal on a phone. */
export function SelectedActions({ label, count, clear, onClear, failure, children }: SelectedActionsProps) {
  return (
    <section
      aria-label={label}
      className="sticky bottom-20 z-20 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-box border border-line bg-card px-4 py-3 shadow-raised desk:bottom-4"
    >
      <p role="status" className="mr-auto font-semibold">
        {count}
      </p>
      {children}
      <Button kind="quiet" onClick={onClear}>
        {clear}
      </Button>
      <FormFailure message={failure} />
    </section>
  );
}
