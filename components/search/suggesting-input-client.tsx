"use client";

import { lazy, type InputHTMLAttributes, type ReactNode, Suspense, useCallback, useState } from "react";
import type { SearchScope } from "@/lib/navigation/product-filters";
import type { ProductSuggestionsProps, SuggestionMessages } from "./product-suggestions-client";

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

export interface SuggestingInputProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly minLength: number;
  readonly scope: SearchScope;
  readonly messages: SuggestionMessages;
}

/** Search field. The suggestions are loaded when it gets the focus. */
export function SuggestingInput({ minLength, scope, messages, ...field }: SuggestingInputProps) {
  const [input, setInput] = useState<HTMLInputElement>();
  // The field may have got the focus before hydration.
  const activateIfFocused = useCallback((element: HTMLInputElement | null) => {
    if (element !== null && element === document.activeElement) setInput(element);
  }, []);
  return (
    <div className="relative min-w-0 grow">
      <input
        {...field}
        ref={activateIfFocused}
        inputMode="search"
        autoComplete="off"
        onFocus={({ currentTarget }) => setInput(currentTarget)}
      />
      {input && (
        <Suspense fallback={null}>
          <ProductSuggestions {...{ input, minLength, scope, messages }} />
        </Suspense>
      )}
    </div>
  );
}
