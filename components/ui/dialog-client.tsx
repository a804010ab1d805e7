"use client";

import { Dialog as BaseDialog } from "@base-ui/react/dialog";
import type { ReactNode, RefObject } from "react";
import { backdropStyles, closeButtonStyles } from "./overlay-styles";

export interface OverlayProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly title: string;
  readonly description?: string;
  readonly closeLabel: string;
  readonly children?: ReactNode;
  /** Gets the focus when the overlay closes. */
  readonly triggerRef: RefObject<HTMLElement | null>;
  /** Gets the focus when the overlay opens; default: its first control. */
  readonly initialFocus?: RefObject<HTMLElement | null>;
}

/** What the parent of a dialog keeps. */
export type DialogState = Pick<OverlayProps, "isOpen" | "onOpenChange" | "triggerRef">;

const dialogStyles =
  "fixed top-1/2 left-1/2 z-50 grid max-h-[90dvh] w-[calc(100vw-2rem)] max-w-form -translate-1/2 gap-4 overflow-y-auto rounded-box bg-card p-5 shadow-over transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0 wide:p-6";
const topDialogStyles =
  "fixed top-2 left-1/2 z-50 grid max-h-[calc(100dvh-1rem)] w-[calc(100vw-1rem)] max-w-text -translate-x-1/2 content-start gap-3 overflow-y-auto rounded-box bg-card p-4 shadow-over transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0 wide:top-20 wide:max-h-[calc(100dvh-8rem)] wide:p-6";

/** Modal in the middle of the page. */
export function Dialog(props: OverlayProps) {
  return <Overlay {...props} className={dialogStyles} />;
}

/** Modal at the top of the window, so that it does not move while its content grows. */
export function TopDialog(props: OverlayProps) {
  return <Overlay {...props} className={topDialogStyles} />;
}

function Overlay({ className, ...props }: OverlayProps & { readonly className: string }) {
  const { isOpen, onOpenChange, title, description, closeLabel, children, triggerRef, initialFocus } = props;
  return (
    <BaseDialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={backdropStyles} />
        <BaseDialog.Popup initialFocus={initialFocus} finalFocus={triggerRef} className={className}>
          <div className="flex items-start justify-between gap-4">
            <BaseDialog.Title className="pt-1.5">{title}</BaseDialog.Title>
            <BaseDialog.Close aria-label={closeLabel} className={closeButtonStyles}>
              ✕
            </BaseDialog.Close>
          </div>
          {description && (
            <BaseDialog.Description className="text-quiet">{description}</BaseDialog.Description>
          )}
          {children}
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
