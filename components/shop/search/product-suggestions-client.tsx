"use client";

import { type UIEvent, useEffect, useId, useLayoutEffect, useState, useSyncExternalStore } from "react";
import { useTranslator } from "#use-messages";
import { Link } from "@/components/links/link";
import type { Messages } from "@/lib/i18n/generated/message-types";
import { pageLanguage } from "@/lib/i18n/page-language";
import type { Translate } from "@/lib/i18n/translator";
import { cn } from "@/components/ui/class-names";
import { popupStyles } from "@/components/ui/overlay-styles";
import { Spinner } from "@/components/ui/spinner";
import { formatMoney } from "@/lib/domain/format";
import { paths } from "@/lib/navigation/paths";
import type { SearchScope } from "@/lib/navigation/product-filters";
import { useShopDispatch } from "@/store/hooks";
import { fetchSuggestions } from "./fetch-suggestions";
import { createSuggestionsStore, type SuggestionsState, type SuggestionsStore } from "./suggestions-store";
import { optionId, useComboboxField } from "./use-combobox-field";

export interface ProductSuggestionsProps {
  readonly input: HTMLInputElement;
  readonly minLength: number;
  readonly scope: SearchScope;
}

/** Loads the next page when fewer than this many viewport heights are left below the visible part. */
const preloadHeights = 1.5;

const panelStyles = cn(popupStyles, "absolute inset-x-0 top-full z-20 mt-1");
const optionStyles =
  "flex min-h-11 items-center justify-between gap-3 px-3 py-2 text-ink no-underline hover:bg-brand-soft " +
  "aria-selected:bg-brand-soft aria-selected:text-brand-strong";

/** Suggestions below the search field, operated with the arrow keys. */
export function ProductSuggestions({ input, minLength, scope }: ProductSuggestionsProps) {
  const t = useTranslator("search.find");
  const dispatch = useShopDispatch();
  const listId = useId();
  const suggestions = useSuggestionsStore(
    (text, page) => dispatch(fetchSuggestions(text, page, scope)),
    minLength,
  );
  const state = useSyncExternalStore(suggestions.subscribe, suggestions.getState, suggestions.getState);
  useComboboxField(input, suggestions, listId);
  useEffect(() => {
    if (state.active >= 0)
      document.getElementById(optionId(listId, state.active))?.scrollIntoView({ block: "nearest" });
  }, [listId, state.active]);
  const isEmpty = state.isOpen && state.items.length === 0;

  function loadMoreNearEnd({ currentTarget }: UIEvent<HTMLElement>) {
    const { scrollTop, clientHeight, scrollHeight } = currentTarget;
    if (scrollHeight - scrollTop - clientHeight <= window.innerHeight * preloadHeights) suggestions.more();
  }

  return (
    <>
      {state.isLoading && (
        <span className="absolute top-3.5 right-3 text-brand">
          <Spinner />
        </span>
      )}
      <p role="status" className={isEmpty ? cn(panelStyles, "px-3 py-2 text-quiet") : "sr-only"}>
        {statusOf(state, t)}
      </p>
      {state.isOpen && !isEmpty && (
        <div
          id={listId}
          role="listbox"
          aria-label={input.labels?.[0]?.textContent ?? undefined}
          className={cn(panelStyles, "max-h-64 overflow-y-auto")}
          onScroll={loadMoreNearEnd}
        >
          {state.items.map((item, index) => (
            <Link
              key={item.id}
              id={optionId(listId, index)}
              role="option"
              aria-selected={index === state.active}
              tabIndex={-1}
              href={paths.product(item)}
              onClick={() => suggestions.close()}
              className={optionStyles}
            >
              <span>{item.name}</span>
              <span className="shrink-0 text-small text-quiet">
                {item.species && t(item.species)}
                {item.details && ` ${formatMoney(item.details.price, pageLanguage())}`}
              </span>
            </Link>
          ))}
        </div>
      )}
    </>
  );
}

/**
 * The first filter replaces the static version of a list by the dynamic one, and the field with it. The new field gets
 * text and focus in the same moment (use-filters.ts) and continues with these suggestions.
 */
function useSuggestionsStore(...args: Parameters<typeof createSuggestionsStore>): SuggestionsStore {
  const [suggestions] = useState(() => takeOver() ?? createSuggestionsStore(...args));
  useLayoutEffect(() => () => handOver(suggestions), [suggestions]);
  return suggestions;
}

let handedOver: SuggestionsStore | undefined;

function handOver(suggestions: SuggestionsStore): void {
  handedOver = suggestions;
  queueMicrotask(() => {
    if (handedOver !== suggestions) return;
    handedOver = undefined;
    suggestions.dispose();
  });
}

function takeOver(): SuggestionsStore | undefined {
  const suggestions = handedOver;
  handedOver = undefined;
  return suggestions;
}

function statusOf(
  { isLoading, isOpen, items, count }: SuggestionsState,
  t: Translate<Messages["search"]["find"]>,
): string {
  if (isLoading) return t("searching");
  if (!isOpen) return "";
  if (items.length === 0) return t("nothing");
  return t("suggestions", { count });
}
