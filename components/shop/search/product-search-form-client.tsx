"use client";

import { lazy, type ReactNode, Suspense, type SyntheticEvent, useCallback, useId, useState } from "react";
import { GetForm } from "@/components/links/get-form";
import type { SearchScope } from "@/lib/navigation/product-filters";
import type { ProductSuggestionsProps } from "./product-suggestions-client";

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

type ProductSuggestionsComponent = (props: ProductSuggestionsProps) => ReactNode;

const ProductSuggestions = lazy(async (): Promise<{ readonly default: ProductSuggestionsComponent }> => {
  try {
    const { ProductSuggestions: component } = await import("./product-suggestions-client");
    return { default: component };
  } catch {
    // Works as a plain form without suggestions.
    return { default: () => null };
  }
});

/** Search form. The suggestions are loaded when the field gets the focus. */
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
  const [input, setInput] = useState<HTMLInputElement>();
  // The field may have got the focus before hydration.
  const activateIfFocused = useCallback((field: HTMLInputElement | null) => {
    if (field !== null && field === document.activeElement) setInput(field);
  }, []);

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
        <div className="relative min-w-0 grow">
          <input
            ref={activateIfFocused}
            id={id}
            name="q"
            inputMode="search"
            autoComplete="off"
            required
            defaultValue={search}
            maxLength={maxLength}
            placeholder={hint}
            className={styles.field}
            onFocus={({ currentTarget }) => setInput(currentTarget)}
          />
          {input && (
            <Suspense fallback={null}>
              <ProductSuggestions input={input} minLength={minLength} scope={scope} />
            </Suspense>
          )}
        </div>
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
