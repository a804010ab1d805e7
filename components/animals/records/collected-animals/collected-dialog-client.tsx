"use client";

import { lazy, Suspense } from "react";
import { Button } from "@/components/ui/button";
import { useDisclosure } from "@/components/ui/use-disclosure";
import type { CollectedAnimal } from "@/lib/contract/animals/records/collected-animals/collected-animals.types";
import type { Messages } from "@/lib/i18n/generated/message-types";
import { useTranslator } from "@/lib/i18n/use-translator";
import type { FormMessages } from "@/store/api/failure-message";

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
  readonly messages: Messages["collectedAnimals"]["form"];
  readonly formMessages: FormMessages;
}

/** Opens the form of a record. Its code is loaded when it is first opened. */
export function CollectedDialogButton({ animal, label, messages, formMessages }: CollectedDialogButtonProps) {
  const t = useTranslator(messages);
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
            <CollectedForm
              {...(animal && { animal })}
              messages={messages}
              formMessages={formMessages}
              onSaved={() => onOpenChange(false)}
            />
          </Dialog>
        </Suspense>
      )}
    </>
  );
}
