"use client";

import { type SyntheticEvent, useId } from "react";
import { GetForm } from "@/components/links/get-form";
import type { SearchScope } from "@/lib/navigation/product-filters";
import { SuggestingField } from "./suggesting-field-client";

interface ProductSearchFormProps {
  readonly action: string;
  readonly search: string;
  readonly minLength: number;
  readonly maxLength: number;
  readonly scope: SearchScope;
  /** Passed by the server: the code that builds them is larger than this component. */
  readonly styles: Readonly<Record<"row" | "field" | "button", string>>;
  readonly label: string;
  readonly hint: string;
  readonly submitLabel: string;
}

export function ProductSearchForm({
  action,
  search,
  scope,
  styles,
  label,
  hint,
  ...rest
}: ProductSearchFormProps) {
  const { submitLabel, minLength, maxLength } = rest;
  const id = useId();
  return (
    <GetForm
      action={action}
      method="get"
      role="search"
      aria-label={label}
      onSubmit={(event) => submitTrimmed(event, minLength)}
      className={styles.row}
    >
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      <div className="flex gap-2">
        <SuggestingField
          id={id}
          name="q"
          required
          defaultValue={search}
          minSuggested={minLength}
          maxLength={maxLength}
          scope={scope}
          placeholder={hint}
          className={styles.field}
        />
        <button type="submit" className={styles.button}>
          {submitLabel}
        </button>
      </div>
    </GetForm>
  );
}

/** Submits the trimmed text, or nothing if it is too short. */
function submitTrimmed(event: SyntheticEvent<HTMLFormElement>, minLength: number): void {
  const field = event.currentTarget.elements.namedItem("q");
  if (!(field instanceof HTMLInputElement)) return;
  const text = field.value.trim();
  if ([...text].length < minLength) event.preventDefault();
  else field.value = text;
}
