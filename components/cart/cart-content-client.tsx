"use client";

import { type ReactNode, useCallback, useRef, useState } from "react";
import { pageLanguage } from "@/components/layout/page-language";
import { EmptyState } from "@/components/ui/empty-state";
import { FailedState } from "@/components/ui/failed-state";
import { LinkButton } from "@/components/ui/link-button";
import { Skeleton } from "@/components/ui/skeleton";
import type { Language } from "@/lib/config/languages";
import { formatMoney } from "@/lib/domain/format";
import { fixedPaths } from "@/lib/navigation/fixed-paths";
import { CartLines } from "./cart-lines-client";
import type { CartWords } from "./cart-words";
import { type ShownCart, useCart } from "./use-cart";

interface CartContentProps {
  readonly words: CartWords;
  /** What can be done with a cart that has something in it, and where that stands. */
  readonly actions?: ReactNode;
  /** With more lines than this they stand above: nobody should have to scroll for the way on. */
  readonly mostLinesBeforeActions?: number;
  /** Where the sums stand beside it, they are not said twice. */
  readonly isSummedBeside?: boolean | undefined;
}

/** The cart, whatever its state: in the panel and on its own page. */
export function CartContent({
  words,
  actions,
  mostLinesBeforeActions = Infinity,
  isSummedBeside,
}: CartContentProps) {
  const { state, cart, lines, changeError, isUnsettled, refetch } = useCart();
  const [said, setSaid] = useState("");
  const place = useRef<HTMLDivElement>(null);
  const onEmptied = useCallback(() => place.current?.focus(), []);
  const language = pageLanguage();
  const isFirst = lines.length > mostLinesBeforeActions;

  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      <p role="status" className="sr-only">
        {said}
      </p>
      <p role="alert" className="font-medium text-affected empty:hidden">
        {changeError}
      </p>
      {state === "loading" && <Skeleton label={words.loading} />}
      {state === "failed" && (
        <FailedState message={words.failed} retryLabel={words.retry} onRetry={() => void refetch()} />
      )}
      {state === "empty" && (
        <EmptyState title={words.empty} hint={words.emptyHint}>
          <LinkButton href={fixedPaths.store}>{words.toStore}</LinkButton>
        </EmptyState>
      )}
      {isFirst && actions}
      {/* Also when it is empty: it knows where the keyboard was. */}
      {cart && (
        <CartLines lines={lines} language={language} words={words} onEmptied={onEmptied} onSaid={setSaid} />
      )}
      {cart && !isSummedBeside && state === "filled" && (
        <Sum cart={cart} language={language} words={words} isUnsettled={isUnsettled} />
      )}
      {state === "filled" && !isFirst && actions}
    </div>
  );
}

interface SumProps {
  readonly cart: ShownCart;
  readonly language: Language;
  readonly words: CartWords;
  readonly isUnsettled: boolean;
}

function Sum({ cart: { subtotal, currency }, language, words, isUnsettled }: SumProps) {
  return (
    <div className="border-t border-line py-4">
      <p className="flex justify-between gap-4 text-lead font-semibold">
        {words.subtotal}
        <span
          data-subtotal
          aria-busy={isUnsettled || undefined}
          className="tabular-nums transition-opacity aria-busy:opacity-50"
        >
          {formatMoney({ amount: subtotal, currency }, language)}
        </span>
      </p>
      <p className="text-small text-quiet">{words.subtotalHint}</p>
    </div>
  );
}
