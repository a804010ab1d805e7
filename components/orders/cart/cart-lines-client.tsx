"use client";

import { useEffect, useRef, useState } from "react";
import { useTranslator } from "#use-messages";
import { useShopDispatch } from "@/store/hooks";
import { removeItems } from "@/store/api/orders/change-cart";
import { CartLineRow } from "./cart-line-client";
import { type NamedLine, nameLines } from "./name-lines";
import type { CartLine } from "./use-cart";

interface CartLinesProps {
  readonly lines: readonly CartLine[];
  /** Called after the last line was removed, to move the focus. */
  readonly onEmptied: () => void;
  readonly onAnnounce: (message: string) => void;
}

/** Lines of the cart. After one is removed, the focus moves to the next line's remove button. */
export function CartLines({ lines, onEmptied, onAnnounce }: CartLinesProps) {
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
