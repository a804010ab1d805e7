"use client";

import { Popover } from "@base-ui/react/popover";
import type { RefObject } from "react";
import { LinkButton } from "@/components/ui/link-button";
import { cn } from "@/components/ui/class-names";
import { closeLook, popupLook } from "@/components/ui/over-look";
import { limits } from "@/lib/config/limits";
import { fixedPaths } from "@/lib/navigation/fixed-paths";
import { CartContent } from "./cart-content-client";
import type { CartWords } from "./cart-words";

interface CartPanelProps {
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  readonly opener: RefObject<HTMLElement | null>;
  readonly words: CartWords;
}

/** What is in the cart, over the page. */
export function CartPanel({ isOpen, onOpen, opener, words }: CartPanelProps) {
  return (
    <Popover.Root open={isOpen} onOpenChange={onOpen}>
      <Popover.Portal>
        <Popover.Positioner anchor={opener} align="end" sideOffset={8} className="z-40">
          <Popover.Popup
            finalFocus={opener}
            className={cn(popupLook, "max-h-[80dvh] w-96 max-w-[calc(100vw-2rem)] overflow-y-auto p-5")}
          >
            <div className="flex items-center justify-between gap-4">
              <Popover.Title className="text-title-3">{words.title}</Popover.Title>
              <Popover.Close aria-label={words.close} className={closeLook}>
                ✕
              </Popover.Close>
            </div>
            <CartContent
              words={words}
              mostLinesBeforeActions={limits.cartPanelLines}
              actions={
                <div className="grid gap-2 py-2">
                  <LinkButton href={fixedPaths.checkout}>{words.view}</LinkButton>
                  <LinkButton kind="quiet" href={fixedPaths.store}>
                    {words.continue}
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
