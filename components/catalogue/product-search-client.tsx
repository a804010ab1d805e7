"use client";

import { lazy, type ReactNode, Suspense, type SyntheticEvent, useId, useState } from "react";
import { buttonLook } from "@/components/ui/button-look";
import type { SearchReach } from "@/lib/domain/product-filters";
import { searchFieldLook, searchRowLook } from "./search-row";
import type { ProductSuggestionsProps, SuggestionWords } from "./product-suggestions-client";

interface ProductSearchProps {
  readonly action: string;
  readonly search: string;
  readonly minLength: number;
  readonly maxLength: number;
  readonly reach: SearchReach;
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
export function ProductSearch({ action, search, minLength, maxLength, reach, words }: ProductSearchProps) {
  const id = useId();
  const [input, setInput] = useState<HTMLInputElement>();

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    const field = event.currentTarget.elements.namedItem("q");
    if (!(field instanceof HTMLInputElement)) return;
    const text = field.value.trim();
    if ([...text].length < minLength) event.preventDefault();
    else field.value = text;
  }

  return (
    <form
      action={action}
      method="get"
      role="search"
      aria-label={words.label}
      onSubmit={submit}
      className={searchRowLook}
    >
      <label htmlFor={id} className="font-medium">
        {words.label}
      </label>
      <div className="flex gap-2">
        <div className="relative min-w-0 grow">
          <input
            id={id}
            name="q"
            inputMode="search"
            autoComplete="off"
            required
            defaultValue={search}
            maxLength={maxLength}
            placeholder={words.hint}
            className={searchFieldLook}
            onFocus={({ currentTarget }) => setInput(currentTarget)}
          />
          {input && (
            <Suspense fallback={null}>
              <ProductSuggestions input={input} minLength={minLength} reach={reach} words={words} />
            </Suspense>
          )}
        </div>
        <button type="submit" className={buttonLook("primary")}>
          {words.button}
        </button>
      </div>
    </form>
  );
}
