import { GetForm } from "@/components/links/get-form";
import { Button } from "@/components/ui/button";
import type { ButtonKind } from "@/components/ui/button-styles";
import { cn } from "@/components/ui/class-names";
import { TextField } from "@/components/ui/text-field";
import { limits } from "@/lib/config/limits";
import { paths } from "@/lib/navigation/paths";

interface SearchFormProps {
  readonly label: string;
  readonly hint: string;
  readonly submit: string;
  readonly kind?: ButtonKind;
  readonly className: string;
}

/** The search of the whole shop, asked for one thing. Works without scripts. */
export function SearchForm({ label, hint, submit, kind = "primary", className }: SearchFormProps) {
  return (
    <GetForm
      action={paths.search}
      role="search"
      aria-label={label}
      className={cn("grid grid-cols-[1fr_auto] items-start gap-3", className)}
    >
      <TextField type="search" name="q" required maxLength={limits.searchLength} label={label} hint={hint} />
      <span className="mt-7.5 grid">
        <Button type="submit" kind={kind} className="whitespace-nowrap">
          {submit}
        </Button>
      </span>
    </GetForm>
  );
}
