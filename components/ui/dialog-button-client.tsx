"use client";

import type { ReactNode } from "react";
import { Button } from "./button";
import type { ButtonKind } from "./button-styles";
import { LazyDialog } from "./lazy-dialog-client";
import { useDisclosure } from "./use-disclosure";

interface DialogButtonProps {
  readonly kind?: ButtonKind;
  readonly label: string;
  /** Read after the label by screen readers where buttons repeat. */
  readonly subject?: string;
  readonly title: string;
  readonly description?: string;
  readonly closeLabel: string;
  /** A function receives what closes the dialog. */
  readonly children?: ReactNode | ((close: () => void) => ReactNode);
}

/** A button that opens a dialog. The dialog code is loaded when it is first opened. */
export function DialogButton({ kind = "secondary", label, subject, children, ...rest }: DialogButtonProps) {
  const { triggerRef, hasBeenOpen, isOpen, onOpenChange } = useDisclosure();
  return (
    <>
      <Button
        ref={triggerRef}
        kind={kind}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => onOpenChange(true)}
      >
        {label}
        {subject !== undefined && <span className="sr-only"> {subject}</span>}
      </Button>
      {hasBeenOpen && (
        <LazyDialog {...rest} isOpen={isOpen} onOpenChange={onOpenChange} triggerRef={triggerRef}>
          {typeof children === "function" ? children(() => onOpenChange(false)) : children}
        </LazyDialog>
      )}
    </>
  );
}
