"use client";

import { lazy, type ReactNode, Suspense, type SyntheticEvent, useCallback, useId, useState } from "react";
import type { SearchReach } from "@/lib/domain/product-filters";
import type { ProductSuggestionsProps, SuggestionWords } from "./product-suggestions-client";

interface ProductSearchProps {
  readonly action: string;
  readonly search: string;
  readonly minLength: number;
  readonly maxLength: number;
  readonly reach: SearchReach;
  /** Said by the page: what makes them would weigh more than all of this. */
  readonly looks: Readonly<Record<"row" | "field" | "button", string>>;
  readonly words: SuggestionWords & Readonly<Record<"label" | "hint" | "button", string>>;
}

type Suggesting = (props: ProductSuggestionsProps) => ReactNode;

const ProductSuggestions = lazy(async (): Promise<{ readonly default: Suggesting }> => {
  try {
    const { ProductSuggestions: list } = await import("./product-suggestions-client");
    return { default: list };
  } catch {
    // Without suggestions it is a form, as it is without scripts.
    return { default: () => null };
  }
});

/** A form, whose field makes suggestions as soon as somebody goes to it: what makes them is loaded then. */
export function ProductSearch({ action, search, reach, looks, words, ...limits }: ProductSearchProps) {
  const id = useId();
  const [input, setInput] = useState<HTMLInputElement>();
  // Whoever went to it before the page was awake is there already.
  const see = useCallback((field: HTMLInputElement | null) => {
    if (field !== null && field === document.activeElement) setInput(field);
  }, []);

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    const field = event.currentTarget.elements.namedItem("q");
    if (!(field instanceof HTMLInputElement)) return;
    const text = field.value.trim();
    if ([...text].length < limits.minLength) event.preventDefault();
    else field.value = text;
  }

  return (
    <form
      action={action}
      method="get"
      role="search"
      aria-label={words.label}
      onSubmit={submit}
      className={looks.row}
    >
      <label htmlFor={id} className="font-medium">
        {words.label}
      </label>
      <div className="flex gap-2">
        <div className="relative min-w-0 grow">
          <input
            ref={see}
            id={id}
            name="q"
            inputMode="search"
            autoComplete="off"
            required
            defaultValue={search}
            maxLength={limits.maxLength}
            placeholder={words.hint}
            className={looks.field}
            onFocus={({ currentTarget }) => setInput(currentTarget)}
          />
          {input && (
            <Suspense fallback={null}>
              <ProductSuggestions input={input} minLength={limits.minLength} reach={reach} words={words} />
            </Suspense>
          )}
        </div>
        <button type="submit" className={looks.button}>
          {words.button}
        </button>
      </div>
    </form>
  );
}
