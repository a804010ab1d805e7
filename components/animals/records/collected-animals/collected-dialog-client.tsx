"use client";

import { lazy, Suspense } from "react";
import { useMessages, useTranslator } from "#use-messages";
import { Button } from "@/components/ui/button";
import { useDisclosure } from "@/components/ui/use-disclosure";
import type { CollectedAnimal } from "@/lib/contract/animals/records/collected-animals/collected-animals.types";

const Dialog = lazy(() =>
  import("@/components/ui/dialog-client").then(({ Dialog: dialog }) => ({ default: dialog })),
);
const CollectedForm = lazy(() =>
  import("./collected-form-client").then(({ CollectedForm: form }) => ({ default: form })),
);

interface CollectedDialogButtonProps {
  /** The record to edit; without one a new one is added. */
  readonly animal?: CollectedAnimal;
  readonly label: string;
}

/** Opens the form of a record. Its code is loaded when it is first opened. */
export function CollectedDialogButton({ animal, label }: CollectedDialogButtonProps) {
  const messages = useMessages("collectedAnimals.form");
  const t = useTranslator("collectedAnimals.form");
  const { triggerRef, hasBeenOpen, isOpen, onOpenChange } = useDisclosure();
  return (
    <>
      <Button
        ref={triggerRef}
        kind={animal ? "secondary" : "primary"}
        aria-haspopup="dialog"
        onClick={() => onOpenChange(true)}
      >
        {label}
        {animal && <span className="sr-only"> {animal.petName}</span>}
      </Button>
      {hasBeenOpen && (
        <Suspense fallback={null}>
          <Dialog
            isOpen={isOpen}
            onOpenChange={onOpenChange}
            triggerRef={triggerRef}
            title={animal ? t("editTitle", { name: animal.petName }) : messages.addTitle}
            closeLabel={messages.close}
          >
            <CollectedForm {...(animal && { animal })} onSaved={() => onOpenChange(false)} />
          </Dialog>
        </Suspense>
      )}
    </>
  );
}
