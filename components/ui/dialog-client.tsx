"use client";

import { Dialog } from "@base-ui/react/dialog";
import type { ReactNode, RefObject } from "react";
import { cn } from "./class-names";
import { closeLook, shadeLook } from "./over-look";

export interface OverlayProps {
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  readonly title: string;
  readonly description?: string;
  readonly closeLabel: string;
  readonly children?: ReactNode;
  /** Where the keyboard goes afterwards: what opened it. */
  readonly opener: RefObject<HTMLElement | null>;
}

const boxLook =
  "fixed top-1/2 left-1/2 z-50 grid max-h-[90dvh] w-[calc(100vw-2rem)] max-w-form -translate-1/2 gap-4 overflow-y-auto rounded-box bg-card p-5 shadow-over transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0 wide:p-6";
const sideLook =
  "fixed inset-y-0 right-0 z-50 grid w-[calc(100vw-3rem)] max-w-form content-start gap-4 overflow-y-auto bg-card p-5 shadow-over transition-transform duration-250 data-ending-style:translate-x-full data-starting-style:translate-x-full wide:p-6";

/** In the middle of the page. */
export function DialogBox(props: OverlayProps) {
  return <Overlay {...props} look={boxLook} />;
}

/** From the side, as high as the page. */
export function DrawerBox(props: OverlayProps) {
  return <Overlay {...props} look={sideLook} />;
}

function Overlay({ look, ...props }: OverlayProps & { readonly look: string }) {
  const { isOpen, onOpen, title, description, closeLabel, children, opener } = props;
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpen}>
      <Dialog.Portal>
        <Dialog.Backdrop className={shadeLook} />
        <Dialog.Popup finalFocus={opener} className={cn(look)}>
          <div className="flex items-start justify-between gap-4">
            <Dialog.Title className="pt-1.5">{title}</Dialog.Title>
            <Dialog.Close aria-label={closeLabel} className={closeLook}>
              ✕
            </Dialog.Close>
          </div>
          {description && <Dialog.Description className="text-quiet">{description}</Dialog.Description>}
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
