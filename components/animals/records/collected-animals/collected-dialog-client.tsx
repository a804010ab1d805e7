"use client";

import { useTranslator } from "#use-messages";
import { DialogButton } from "@/components/ui/dialog-button-client";
import type { CollectedAnimal } from "@/lib/contract/animals/records/collected-animals/collected-animals.types";
import { lazyPart } from "@/components/ui/lazy-part";

const CollectedForm = lazyPart(async () => (await import("./collected-form-client")).CollectedForm);

interface CollectedDialogButtonProps {
  /** The record to edit; without one a new one is added. */
  readonly animal?: CollectedAnimal;
  readonly label: string;
}

/** Opens the form of a record. Its code is loaded when it is first opened. */
export function CollectedDialogButton({ animal, label }: CollectedDialogButtonProps) {
  const t = useTranslator("collectedAnimals.form");
  return (
    <DialogButton
      kind={animal ? "secondary" : "primary"}
      label={label}
      {...(animal && { subject: animal.petName })}
      title={animal ? t("editTitle", { name: animal.petName }) : t("addTitle")}
      closeLabel={t("close")}
    >
      {(close) => <CollectedForm animal={animal} onSaved={close} />}
    </DialogButton>
  );
}
