"use client";

import { ConfirmAction } from "@/components/form/confirm-action-client";
import { collectedAnimalsRoutes } from "@/lib/contract/animals/records/collected-animals/collected-animals.routes";
import type { Messages } from "@/lib/i18n/generated/message-types";
import { useTranslator } from "@/lib/i18n/use-translator";
import { callApi } from "@/store/api/call-api";
import type { FormMessages } from "@/store/api/failure-message";

interface RecordActionProps<M> {
  readonly id: number;
  readonly name: string;
  readonly messages: M;
  readonly formMessages: FormMessages;
}

type WaitingMessages = Messages["collectedAnimals"]["waiting"];

interface ClaimButtonProps extends RecordActionProps<WaitingMessages["accept"]> {
  /** Name of the owner's animal with the same microchip. */
  readonly ownAnimal: string | null;
}

/** The owner takes the animal over. */
export function ClaimButton({ id, name, ownAnimal, messages, formMessages }: ClaimButtonProps) {
  const t = useTranslator(messages);
  const text = ownAnimal === null ? messages.text : t("addText", { animal: ownAnimal });
  return (
    <ConfirmAction
      kind="primary"
      labels={{ ...messages, title: t("title", { name }), text }}
      failure={collectedAnimalsRoutes.claim.failure}
      formMessages={formMessages}
      call={() => callApi(collectedAnimalsRoutes.claim, { params: { id } })}
    />
  );
}

/** The owner does not know the animal. */
export function DeclineButton({
  id,
  name,
  messages,
  formMessages,
}: RecordActionProps<WaitingMessages["decline"]>) {
  const t = useTranslator(messages);
  return (
    <ConfirmAction
      kind="secondary"
      labels={{ ...messages, title: t("title", { name }) }}
      failure={collectedAnimalsRoutes.decline.failure}
      formMessages={formMessages}
      call={() => callApi(collectedAnimalsRoutes.decline, { params: { id } })}
    />
  );
}

/** The agent deletes a record. */
export function RemoveRecord({
  id,
  name,
  messages,
  formMessages,
}: RecordActionProps<Messages["collectedAnimals"]["remove"]>) {
  const t = useTranslator(messages);
  return (
    <ConfirmAction
      kind="danger"
      labels={{ ...messages, title: t("title", { name }) }}
      failure={collectedAnimalsRoutes.remove.failure}
      formMessages={formMessages}
      call={() => callApi(collectedAnimalsRoutes.remove, { params: { id } })}
    />
  );
}
