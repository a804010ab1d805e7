"use client";

import { lazy, type ReactNode, Suspense } from "react";
import { Button } from "@/components/ui/button";
import type { ButtonKind } from "@/components/ui/button-styles";
import { useDisclosure } from "@/components/ui/use-disclosure";

const Dialog = lazy(() =>
  import("@/components/ui/dialog-client").then(({ Dialog: dialog }) => ({ default: dialog })),
);

interface ActionDialogProps {
  readonly kind: ButtonKind;
  readonly labels: { readonly open: string; readonly title: string; readonly text: string };
  readonly closeLabel: string;
  readonly children: (close: () => void) => ReactNode;
}

/** A button that opens a form, which closes it once it is saved. */
export function ActionDialog({ kind, labels, closeLabel, children }: ActionDialogProps) {
  const { triggerRef, hasBeenOpen, isOpen, onOpenChange } = useDisclosure();
  return (
    <>
      <Button ref={triggerRef} kind={kind} aria-haspopup="dialog" onClick={() => onOpenChange(true)}>
        {labels.open}
      </Button>
      {hasBeenOpen && (
        <Suspense fallback={null}>
          <Dialog
            isOpen={isOpen}
            onOpenChange={onOpenChange}
            triggerRef={triggerRef}
            closeLabel={closeLabel}
            title={labels.title}
            description={labels.text}
          >
            {children(() => onOpenChange(false))}
          </Dialog>
        </Suspense>
      )}
    </>
  );
}
