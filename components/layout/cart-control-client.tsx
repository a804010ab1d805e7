"use client";

import { lazy, type ReactNode, Suspense } from "react";
import { useOpening } from "@/components/ui/use-opening";
import type { CartWords } from "@/components/cart/cart-words";
import { useCalls } from "@/store/use-calls";
import { fixedPaths } from "@/lib/navigation/fixed-paths";
import { useShopSelector } from "@/store/hooks";
import { CartIcon } from "./icons";

interface CartControlProps {
  readonly words: CartWords;
}

const CartCount = lazy(() =>
  import("@/components/cart/cart-count-client").then(({ CartCount: count }) => ({ default: count })),
);
const CartPanel = lazy(() =>
  import("@/components/cart/cart-panel-client").then(({ CartPanel: panel }) => ({ default: panel })),
);

const look =
  "-mr-2 h-11 items-center gap-2 rounded-box px-2 font-medium text-ink no-underline hover:bg-sand hover:text-ink";

/** On a phone the way to the whole cart; where there is room it opens beside the page, and is loaded then. */
export function CartControl({ words }: CartControlProps) {
  const sessionId = useShopSelector((state) => state.cart.sessionId);
  const { opener, hasBeenOpen, isOpen, onOpen } = useOpening();
  const canCall = useCalls(sessionId !== null || hasBeenOpen);
  const count = (
    <Suspense fallback={null}>{sessionId && canCall && <CartCount sessionId={sessionId} />}</Suspense>
  );
  return (
    <>
      <a href={fixedPaths.checkout} data-cart-badge className={`${look} flex wide:hidden scriptless:flex`}>
        <Inside text={words.open}>{count}</Inside>
      </a>
      <button
        ref={opener}
        type="button"
        data-cart-badge
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => onOpen(!isOpen)}
        className={`${look} hidden wide:flex scriptless:hidden`}
      >
        <Inside text={words.open}>{count}</Inside>
      </button>
      {hasBeenOpen && canCall && (
        <Suspense fallback={null}>
          <CartPanel isOpen={isOpen} onOpen={onOpen} opener={opener} words={words} />
        </Suspense>
      )}
    </>
  );
}

function Inside({ text, children }: { readonly text: string; readonly children: ReactNode }) {
  return (
    <>
      <CartIcon />
      <span className="sr-only full:not-sr-only">{text}</span> {children}
    </>
  );
}
