import { useId } from "react";
import { GetForm } from "@/components/links/get-form";
import { Button } from "@/components/ui/button";
import type { ButtonKind } from "@/components/ui/button-styles";
import { cn } from "@/components/ui/class-names";
import { controlStyles, Field, fieldAria } from "@/components/ui/field";
import { limits } from "@/lib/config/limits";
import { paths } from "@/lib/navigation/paths";

interface SearchFormProps {
  readonly label: string;
  readonly hint: string;
  readonly submit: string;
  readonly kind?: ButtonKind;
  readonly className: string;
}

/** Searches the whole shop. Works without scripts. */
export function SearchForm({ label, hint, submit, kind = "primary", className }: SearchFormProps) {
  const id = useId();
  const labels = { label, hint };
  return (
    <GetForm action={paths.search} role="search" aria-label={label} className={className}>
      <Field id={id} {...labels}>
        <div className="flex gap-3">
          <input
            {...fieldAria(id, labels)}
            id={id}
            type="search"
            name="q"
            required
            maxLength={limits.searchLength}
            className={cn(controlStyles, "min-w-0")}
          />
          <Button type="submit" kind={kind} className="shrink-0 whitespace-nowrap">
            {submit}
          </Button>
        </div>
      </Field>
    </GetForm>
  );
}
