import { limits } from "@/lib/config/limits";
import { FilterForm } from "@/components/links/filter-form";
import { TextField } from "@/components/ui/text-field";

interface SearchFormProps {
  /** Path of the page with the list. */
  readonly action: string;
  /** Name of the query parameter. */
  readonly name: string;
  readonly value: string;
  readonly label: string;
  readonly fieldLabel: string;
  readonly submitLabel: string;
  readonly placeholder?: string;
}

/** A filter form with one search field. */
export function SearchForm({ name, value, fieldLabel, placeholder, ...form }: SearchFormProps) {
  return (
    <FilterForm {...form} columns="wide:grid-cols-[1fr_auto]">
      <TextField
        name={name}
        type="search"
        label={fieldLabel}
        placeholder={placeholder}
        defaultValue={value}
        maxLength={limits.searchLength}
      />
    </FilterForm>
  );
}
