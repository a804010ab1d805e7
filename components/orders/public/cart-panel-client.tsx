"use client";

import { Popover } from "@base-ui/react/popover";
import { useEffect } from "react";
import { useMessages } from "#use-messages";
import { LinkButton } from "@/components/links/link-button";
import { cn } from "@/components/ui/class-names";
import type { DialogState } from "@/components/ui/dialog-client";
import { closeButtonStyles, popupStyles } from "@/components/ui/overlay-styles";
import { limits } from "@/lib/config/limits";
import { fixedPaths } from "@/lib/navigation/fixed-paths";
import { dismissToasts } from "@/lib/config/dismiss-toasts";
import { CartContent } from "@/components/orders/cart/cart-content-client";

/** The cart as a popover. */
export function CartPanel({ isOpen, onOpenChange: onOpen, triggerRef: opener }: DialogState) {
  const messages = useMessages("cart.content");
  useEffect(() => {
    // Toasts would cover the names and prices of the cart.
    if (isOpen) window.dispatchEvent(new Event(dismissToasts));
  }, [isOpen]);
  return (
    <Popover.Root open={isOpen} onOpenChange={onOpen}>
      <Popover.Portal>
        <Popover.Positioner anchor={opener} align="end" sideOffset={8} className="z-40">
          <Popover.Popup
            finalFocus={opener}
            className={cn(popupStyles, "max-h-[80dvh] w-96 max-w-[calc(100vw-2rem)] overflow-y-auto p-5")}
          >
            <div className="flex items-center justify-between gap-4">
              <Popover.Title className="text-title-3">{messages.title}</Popover.Title>
              <Popover.Close aria-label={messages.close} className={closeButtonStyles}>
                ✕
              </Popover.Close>
            </div>
            <CartContent
              maxLinesAboveActions={limits.cartPanelLines}
              actions={
                <div className="grid gap-2 py-2">
                  <LinkButton href={fixedPaths.checkout}>{messages.view}</LinkButton>
                  <LinkButton kind="quiet" href={fixedPaths.store}>
                    {messages.continue}
                  </LinkButton>
                </div>
              }
            />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
