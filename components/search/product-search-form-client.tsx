"use client";

import { type SyntheticEvent, useId } from "react";
import type { SearchScope } from "@/lib/navigation/product-filters";
import type { SuggestionMessages } from "./product-suggestions-client";
import { SuggestingInput } from "./suggesting-input-client";

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
  readonly messages: SuggestionMessages;
}

/** Search form with suggestions. */
export function ProductSearchForm({
  action,
  search,
  scope,
  styles,
  label,
  hint,
  ...rest
}: ProductSearchFormProps) {
  const { submitLabel, messages, minLength, maxLength } = rest;
  const id = useId();

  return (
    <form
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
        <SuggestingInput
          id={id}
          name="q"
          required
          defaultValue={search}
          placeholder={hint}
          className={styles.field}
          {...{ minLength, maxLength, scope, messages }}
        />
        <button type="submit" className={styles.button}>
          {submitLabel}
        </button>
      </div>
    </form>
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
