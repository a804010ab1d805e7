"use client";

import { type ReactNode, useCallback, useRef, useState } from "react";
import { useLanguage, useTranslator } from "#use-messages";
import { EmptyState } from "@/components/ui/empty-state";
import { FailedState } from "@/components/ui/failed-state";
import { LinkButton } from "@/components/links/link-button";
import { Skeleton } from "@/components/ui/skeleton";
import { formatMoney } from "@/lib/domain/format";
import { fixedPaths } from "@/lib/navigation/fixed-paths";
import { CartLines } from "./cart-lines-client";
import { type DisplayedCart, useCart } from "./use-cart";

interface CartContentProps {
  /** Links or buttons for a cart with items. */
  readonly actions?: ReactNode;
  /** With more lines than this the actions are placed above the lines, so that they need no scrolling. */
  readonly maxLinesAboveActions?: number;
  /** For pages that show the subtotal elsewhere. */
  readonly hidesSubtotal?: boolean | undefined;
}

/** The cart in all its states, for the panel and the page. */
export function CartContent({ actions, maxLinesAboveActions = Infinity, hidesSubtotal }: CartContentProps) {
  const { state, cart, lines, changeError, isUnsettled, refetch } = useCart();
  const t = useTranslator("cart.content");
  const [announcement, setAnnouncement] = useState("");
  const container = useRef<HTMLDivElement>(null);
  const onEmptied = useCallback(() => container.current?.focus(), []);

  const areActionsFirst = lines.length > maxLinesAboveActions;

  return (
    <div ref={container} tabIndex={-1} className="outline-none">
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <p role="alert" className="font-medium text-affected empty:hidden">
        {changeError}
      </p>
      {state === "loading" && <Skeleton label={t("loading")} />}
      {state === "failed" && (
        <FailedState message={t("failed")} retryLabel={t("retry")} onRetry={() => void refetch()} />
      )}
      {state === "empty" && (
        <EmptyState title={t("empty")} hint={t("emptyHint")}>
          <LinkButton href={fixedPaths.store}>{t("toStore")}</LinkButton>
        </EmptyState>
      )}
      {areActionsFirst && actions}
      {/* Also rendered when empty: it moves the focus after the last line was removed. */}
      {cart && <CartLines lines={lines} onEmptied={onEmptied} onAnnounce={setAnnouncement} />}
      {cart && !hidesSubtotal && state === "filled" && <Subtotal cart={cart} isUnsettled={isUnsettled} />}
      {state === "filled" && !areActionsFirst && actions}
    </div>
  );
}

interface SubtotalProps {
  readonly cart: DisplayedCart;
  readonly isUnsettled: boolean;
}

function Subtotal({ cart: { subtotal, currency }, isUnsettled }: SubtotalProps) {
  const language = useLanguage();
  const t = useTranslator("cart.content");
  return (
    <div className="border-t border-line py-4">
      <p className="flex justify-between gap-4 text-lead font-semibold">
        {t("subtotal")}
        <span
          data-subtotal
          aria-busy={isUnsettled || undefined}
          className="tabular-nums transition-opacity aria-busy:opacity-50"
        >
          {formatMoney({ amount: subtotal, currency }, language)}
        </span>
      </p>
      <p className="text-small text-quiet">{t("subtotalHint")}</p>
    </div>
  );
}
