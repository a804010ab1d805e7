"use client";

// oxlint-disable-next-line no-restricted-imports -- what cannot be loaded has a replacement
import { type ComponentProps, lazy, type ReactNode, Suspense, useCallback, useState } from "react";
import type { SearchScope } from "@/lib/navigation/product-filters";
import type { ProductSuggestionsProps } from "./product-suggestions-client";

interface SuggestingFieldProps extends ComponentProps<"input"> {
  /** Fewer characters get no suggestions. */
  readonly minSuggested: number;
  readonly scope: SearchScope;
}

type ProductSuggestionsComponent = (props: ProductSuggestionsProps) => ReactNode;

const ProductSuggestions = lazy(async (): Promise<{ readonly default: ProductSuggestionsComponent }> => {
  try {
    const { ProductSuggestions: component } = await import("./product-suggestions-client");
    return { default: component };
  } catch {
    // Works as a plain field without suggestions.
    return { default: () => null };
  }
});

/** A search field with suggestions, which are loaded when it gets the focus. */
export function SuggestingField({ minSuggested, scope, ...field }: SuggestingFieldProps) {
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
        type="search"
        autoComplete="off"
        onFocus={({ currentTarget }) => setInput(currentTarget)}
      />
      {input && (
        <Suspense fallback={null}>
          <ProductSuggestions input={input} minLength={minSuggested} scope={scope} />
        </Suspense>
      )}
    </div>
  );
}
