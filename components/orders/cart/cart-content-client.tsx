"use client";

import { type ReactNode, useCallback, useRef, useState, useEffect } from "react";
import { useLanguage, useTranslator } from "#use-messages";
import { PortalIcon } from "@/components/ui/portal-icon";
import { EmptyState } from "@/components/ui/empty-state";
import { FailedState } from "@/components/ui/failed-state";
import { LinkButton } from "@/components/links/link-button";
import { Skeleton } from "@/components/ui/skeleton";
import { formatMoney } from "@/lib/domain/format";
import { fixedPaths } from "@/lib/navigation/fixed-paths";
import { type DisplayedCart, useCart, type CartLine } from "./use-cart";
import { useShopDispatch } from "@/store/hooks";
import { removeItems } from "@/store/api/orders/change-cart";
import { CartLineRow } from "./cart-line-client";
import { type NamedLine, nameLines } from "./name-lines";

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
        <EmptyState icon={<PortalIcon name="bag" />} title={t("empty")} hint={t("emptyHint")}>
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

interface CartLinesProps {
  readonly lines: readonly CartLine[];
  /** Called after the last line was removed, to move the focus. */
  readonly onEmptied: () => void;
  readonly onAnnounce: (message: string) => void;
}

/** Lines of the cart. After one is removed, the focus moves to the next line's remove button. */
function CartLines({ lines, onEmptied, onAnnounce }: CartLinesProps) {
  const t = useTranslator("cart.content");
  const dispatch = useShopDispatch();
  const list = useRef<HTMLUListElement>(null);
  const [removing, setRemoving] = useState<number>();
  const removed = useRef<{ readonly index: number; readonly keys: string }>(undefined);
  const keys = lines.map(({ newest }) => newest.id).join();

  useEffect(() => {
    // Effects of the previous render can run after the click: only other lines count.
    if (removed.current === undefined || removed.current.keys === keys) return;
    const { index } = removed.current;
    removed.current = undefined;
    const buttons = list.current?.querySelectorAll<HTMLElement>("[data-remove]") ?? [];
    const next = buttons[Math.min(index, buttons.length - 1)];
    if (next) next.focus();
    else onEmptied();
  }, [keys, onEmptied]);

  async function remove({ line, name }: NamedLine, index: number) {
    if (removing !== undefined) return;
    setRemoving(line.newest.id);
    removed.current = { index, keys };
    const isRemoved = await dispatch(removeItems(line.items.map(({ id }) => id)));
    if (isRemoved) onAnnounce(t("removed", { name }));
    else removed.current = undefined;
    setRemoving(undefined);
  }

  return (
    <ul ref={list} tabIndex={-1} className="divide-y outline-none divide-line">
      {nameLines(lines, t).map(({ line, name }, index) => (
        <CartLineRow
          key={line.newest.id}
          line={line}
          name={name}
          isRemoving={removing === line.newest.id}
          onRemove={() => void remove({ line, name }, index)}
          onPacked={(message) => {
            onAnnounce(message);
            list.current?.focus();
          }}
        />
      ))}
    </ul>
  );
}
