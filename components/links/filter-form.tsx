import type { ReactNode } from "react";
import { buttonStyles } from "@/components/ui/button-styles";
import { cn } from "@/components/ui/class-names";
import { GetForm } from "./get-form";

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
    <GetForm
      action={action}
      role="search"
      aria-label={label}
      className={cn("grid items-end gap-3 desk:max-w-text", columns)}
    >
      {children}
      <button type="submit" className={buttonStyles("secondary")}>
        {submitLabel}
      </button>
    </GetForm>
  );
}
