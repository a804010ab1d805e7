import type { ReactNode } from "react";
import { buttonLook } from "./button-look";
import { cn } from "./class-names";

interface FilterFormProps {
  /** The page it asks for. */
  readonly action: string;
  readonly label: string;
  readonly submitLabel: string;
  /** How wide its fields are beside each other; the button comes last. */
  readonly columns: `wide:grid-cols-[${string}_auto]`;
  readonly children: ReactNode;
}

/** A form that asks for another page: it works before any script has loaded, and can be linked. */
export function FilterForm({ action, label, submitLabel, columns, children }: FilterFormProps) {
  return (
    <form
      action={action}
      role="search"
      aria-label={label}
      className={cn("grid items-end gap-3 desk:max-w-text", columns)}
    >
      {children}
      <button type="submit" className={buttonLook("secondary")}>
        {submitLabel}
      </button>
    </form>
  );
}
