import type { ReactNode } from "react";
import { buttonStyles } from "./button-styles";
import { cn } from "./class-names";

interface FilterFormProps {
  /** Path of the page with the filtered list. */
  readonly action: string;
  readonly label: string;
  readonly submitLabel: string;
  /** Column widths; the button comes last. */
  readonly columns: `wide:grid-cols-[${string}_auto]`;
  readonly children: ReactNode;
}

/** GET form: works before any script has loaded, and its result has an address. */
export function FilterForm({ action, label, submitLabel, columns, children }: FilterFormProps) {
  return (
    <form
      action={action}
      role="search"
      aria-label={label}
      className={cn("grid items-end gap-3 desk:max-w-text", columns)}
    >
      {children}
      <button type="submit" className={buttonStyles("secondary")}>
        {submitLabel}
      </button>
    </form>
  );
}
