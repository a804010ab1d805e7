"use client";

import { type UIEvent, useEffect, useId, useState, useSyncExternalStore } from "react";
import { pageLanguage } from "@/components/layout/page-language";
import { cn } from "@/components/ui/class-names";
import { popupLook } from "@/components/ui/over-look";
import { Spinner } from "@/components/ui/spinner";
import { formatMoney } from "@/lib/domain/format";
import { paths } from "@/lib/navigation/paths";
import type { SearchReach } from "@/lib/domain/product-filters";
import { useShopDispatch } from "@/store/hooks";
import { findProducts } from "@/store/product-search";
import { makeSuggestions, type SuggestionsState } from "./suggestions-state";
import { optionId, useComboboxField } from "./use-combobox-field";

export type SuggestionWords = Readonly<
  Record<"searching" | "nothing" | "one" | "many" | "canine" | "feline", string>
>;

export interface ProductSuggestionsProps {
  readonly input: HTMLInputElement;
  readonly minLength: number;
  readonly reach: SearchReach;
  readonly words: SuggestionWords;
}

/** More is wanted when less than this many heights of the list are left below what is seen. */
const heightsLeft = 1.5;

const panelLook = cn(popupLook, "absolute inset-x-0 top-full z-20 mt-1");
const optionLook =
  "flex min-h-11 items-center justify-between gap-3 px-3 py-2 text-ink no-underline hover:bg-brand-soft " +
  "aria-selected:bg-brand-soft aria-selected:text-brand-strong";

/** What the field of a product search suggests: a list below it that is gone through with the arrows. */
export function ProductSuggestions({ input, minLength, reach, words }: ProductSuggestionsProps) {
  const dispatch = useShopDispatch();
  const listId = useId();
  const [suggestions] = useState(() =>
    makeSuggestions((text, page) => dispatch(findProducts(text, page, reach)), minLength),
  );
  const state = useSyncExternalStore(suggestions.subscribe, suggestions.getState, suggestions.getState);
  useComboboxField(input, suggestions, listId);
  useEffect(() => {
    if (state.active >= 0)
      document.getElementById(optionId(listId, state.active))?.scrollIntoView({ block: "nearest" });
  }, [listId, state.active]);
  const isNothing = state.isOpen && state.items.length === 0;

  function scrolled({ currentTarget }: UIEvent<HTMLElement>) {
    const { scrollTop, clientHeight, scrollHeight } = currentTarget;
    if (scrollHeight - scrollTop - clientHeight <= clientHeight * heightsLeft) suggestions.more();
  }

  return (
    <>
      {state.isLoading && (
        <span className="absolute top-3.5 right-3 text-brand">
          <Spinner />
        </span>
      )}
      <p role="status" className={isNothing ? cn(panelLook, "px-3 py-2 text-quiet") : "sr-only"}>
        {statusOf(state, words)}
      </p>
      {state.isOpen && !isNothing && (
        <div
          id={listId}
          role="listbox"
          aria-label={input.labels?.[0]?.textContent ?? undefined}
          className={cn(panelLook, "max-h-64 overflow-y-auto")}
          onScroll={scrolled}
        >
          {state.items.map((item, at) => (
            <a
              key={item.id}
              id={optionId(listId, at)}
              role="option"
              aria-selected={at === state.active}
              tabIndex={-1}
              href={paths.product(item)}
              onClick={() => suggestions.close()}
              className={optionLook}
            >
              <span>{item.name}</span>
              <span className="shrink-0 text-small text-quiet">
                {item.species && words[item.species]}
                {item.details && ` ${formatMoney(item.details.price, pageLanguage())}`}
              </span>
            </a>
          ))}
        </div>
      )}
    </>
  );
}

function statusOf({ isLoading, isOpen, items, count }: SuggestionsState, words: SuggestionWords): string {
  if (isLoading) return words.searching;
  if (!isOpen) return "";
  if (items.length === 0) return words.nothing;
  return count === 1 ? words.one : words.many.replace("{count}", String(count));
}
