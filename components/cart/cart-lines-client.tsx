"use client";

import { useEffect, useRef, useState } from "react";
import type { Language } from "@/lib/config/languages";
import { useShopDispatch } from "@/store/hooks";
import { removeItems } from "@/store/api/remove-items";
import { CartLineRow } from "./cart-line-client";
import type { CartWords } from "./cart-words";
import type { CartLine } from "./use-cart";

interface CartLinesProps {
  readonly lines: readonly CartLine[];
  readonly language: Language;
  readonly words: CartWords;
  /** Where the keyboard goes when the last line has been removed. */
  readonly onEmptied: () => void;
  readonly onSaid: (text: string) => void;
}

/** The lines of a cart. After one is removed the keyboard is on the next one's button, for more of the same. */
export function CartLines({ lines, language, words, onEmptied, onSaid }: CartLinesProps) {
  const dispatch = useShopDispatch();
  const list = useRef<HTMLUListElement>(null);
  const [removing, setRemoving] = useState<number>();
  const removedAt = useRef<number>(undefined);
  const keys = lines.map(({ newest }) => newest.id).join();

  useEffect(() => {
    const at = removedAt.current;
    if (at === undefined) return;
    removedAt.current = undefined;
    const buttons = list.current?.querySelectorAll<HTMLElement>("[data-remove]") ?? [];
    const next = buttons[Math.min(at, buttons.length - 1)];
    if (next) next.focus();
    else onEmptied();
  }, [keys, onEmptied]);

  async function remove(line: CartLine, at: number) {
    if (removing !== undefined) return;
    setRemoving(line.newest.id);
    removedAt.current = at;
    const isRemoved = await dispatch(removeItems(line.items.map(({ id }) => id)));
    if (isRemoved) onSaid(words.removed.replace("{name}", () => line.newest.product.name));
    else removedAt.current = undefined;
    setRemoving(undefined);
  }

  return (
    <ul ref={list} className="divide-y divide-line">
      {lines.map((line, at) => (
        <CartLineRow
          key={line.newest.id}
          line={line}
          language={language}
          words={words}
          isRemoving={removing === line.newest.id}
          onRemove={() => void remove(line, at)}
        />
      ))}
    </ul>
  );
}
