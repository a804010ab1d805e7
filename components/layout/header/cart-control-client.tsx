"use client";

import { type ReactNode, Suspense } from "react";
import { Link } from "@/components/links/link";
import { useDisclosure } from "@/components/ui/use-disclosure";
import { loadWithMessages } from "@/lib/i18n/load-with-messages";
import { fixedPaths } from "@/lib/navigation/fixed-paths";
import { useShopSelector } from "@/store/hooks";
import { CartIcon } from "@/components/layout/icons";
import { lazyPart } from "@/components/ui/lazy-part";

const CartCount = lazyPart(
  async () => (await import("@/components/orders/public/cart-count-client")).CartCount,
);
const CartPanel = lazyPart(
  loadWithMessages(
    ["cart"],
    async () => (await import("@/components/orders/public/cart-panel-client")).CartPanel,
  ),
);

const controlStyles =
  "-mr-2 h-11 items-center gap-2 rounded-box px-2 font-medium text-ink no-underline hover:bg-sand hover:text-ink";

/** On a phone a link to the cart page; on wide screens a button that loads and opens the cart panel. */
export function CartControl({ label }: { readonly label: string }) {
  const sessionId = useShopSelector((state) => state.cart.sessionId);
  const { triggerRef, hasBeenOpen, isOpen, onOpenChange } = useDisclosure();
  const count = <Suspense fallback={null}>{sessionId && <CartCount sessionId={sessionId} />}</Suspense>;
  return (
    <>
      <Link
        href={fixedPaths.checkout}
        data-cart-badge
        className={`${controlStyles} flex wide:hidden scriptless:flex`}
      >
        <ControlContent label={label}>{count}</ControlContent>
      </Link>
      <button
        ref={triggerRef}
        type="button"
        data-cart-badge
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => onOpenChange(!isOpen)}
        className={`${controlStyles} hidden wide:flex scriptless:hidden`}
      >
        <ControlContent label={label}>{count}</ControlContent>
      </button>
      {hasBeenOpen && (
        <Suspense fallback={null}>
          <CartPanel isOpen={isOpen} onOpenChange={onOpenChange} triggerRef={triggerRef} />
        </Suspense>
      )}
    </>
  );
}

function ControlContent({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <>
      <CartIcon />
      <span className="sr-only full:not-sr-only">{label}</span> {children}
    </>
  );
}
