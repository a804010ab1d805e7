"use client";

import { type ComponentType, lazy, type ReactNode, Suspense } from "react";
import { Button } from "./button";
import type { ButtonKind } from "./button-styles";
import type { OverlayProps } from "./dialog-client";
import { useDisclosure } from "./use-disclosure";

interface DialogButtonProps {
  readonly kind?: ButtonKind;
  /** Label of the button. */
  readonly label: string;
  /** Read after the label by screen readers where buttons repeat. */
  readonly subject?: string;
  readonly title: string;
  readonly description?: string;
  readonly closeLabel: string;
  /** A function receives what closes the dialog. */
  readonly children?: ReactNode | ((close: () => void) => ReactNode);
}

const overlays = {
  dialog: lazy(() => import("./dialog-client").then(({ Dialog }) => ({ default: Dialog }))),
  drawer: lazy(() => import("./dialog-client").then(({ Drawer }) => ({ default: Drawer }))),
};

/** A button that opens a dialog. The dialog code is loaded when it is first opened. */
export function DialogButton(props: DialogButtonProps) {
  return <OverlayButton {...props} overlay={overlays.dialog} />;
}

/** The same with a drawer. */
export function DrawerButton(props: DialogButtonProps) {
  return <OverlayButton {...props} overlay={overlays.drawer} />;
}

function OverlayButton({
  overlay: Overlay,
  kind = "secondary",
  label,
  subject,
  children,
  ...rest
}: DialogButtonProps & { readonly overlay: ComponentType<OverlayProps> }) {
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
        <Suspense fallback={null}>
          <Overlay {...rest} isOpen={isOpen} onOpenChange={onOpenChange} triggerRef={triggerRef}>
            {typeof children === "function" ? children(() => onOpenChange(false)) : children}
          </Overlay>
        </Suspense>
      )}
    </>
  );
}
