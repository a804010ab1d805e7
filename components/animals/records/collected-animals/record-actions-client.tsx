"use client";

import { useMessages, useTranslator } from "#use-messages";
import { ConfirmAction } from "@/components/form/confirm-action-client";
import { collectedAnimalsRoutes } from "@/lib/contract/animals/records/collected-animals/collected-animals.routes";

interface RecordActionProps {
  readonly id: number;
  readonly name: string;
}

interface ClaimButtonProps extends RecordActionProps {
  /** Name of the owner's animal with the same microchip. */
  readonly ownAnimal: string | null;
}

/** The owner takes the animal over. */
export function ClaimButton({ id, name, ownAnimal }: ClaimButtonProps) {
  const messages = useMessages("collectedAnimals.waiting.accept");
  const t = useTranslator("collectedAnimals.waiting.accept");
  const text = ownAnimal === null ? messages.text : t("addText", { animal: ownAnimal });
  return (
    <ConfirmAction
      kind="primary"
      labels={{ ...messages, title: t("title", { name }), text }}
      route={collectedAnimalsRoutes.claim}
      input={{ params: { id } }}
    />
  );
}

/** The owner does not know the animal. */
export function DeclineButton({ id, name }: RecordActionProps) {
  const messages = useMessages("collectedAnimals.waiting.decline");
  const t = useTranslator("collectedAnimals.waiting.decline");
  return (
    <ConfirmAction
      kind="secondary"
      labels={{ ...messages, title: t("title", { name }) }}
      route={collectedAnimalsRoutes.decline}
      input={{ params: { id } }}
    />
  );
}

/** The agent deletes a record. */
export function RemoveRecord({ id, name }: RecordActionProps) {
  const messages = useMessages("collectedAnimals.remove");
  const t = useTranslator("collectedAnimals.remove");
  return (
    <ConfirmAction
      kind="danger"
      labels={{ ...messages, title: t("title", { name }) }}
      route={collectedAnimalsRoutes.remove}
      input={{ params: { id } }}
    />
  );
}
