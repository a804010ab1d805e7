"use client";

import { type ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { LazyDialog } from "@/components/ui/lazy-dialog-client";
import type { ButtonKind } from "@/components/ui/button-styles";
import { useDisclosure } from "@/components/ui/use-disclosure";

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
        <LazyDialog
          isOpen={isOpen}
          onOpenChange={onOpenChange}
          triggerRef={triggerRef}
          closeLabel={closeLabel}
          title={labels.title}
          description={labels.text}
        >
          {children(() => onOpenChange(false))}
        </LazyDialog>
      )}
    </>
  );
}
