"use client";

import { ConfirmAction } from "@/components/admin/confirm-action-client";
import { collectedAnimalsRoutes } from "@/lib/contract/collected-animals/collected-animals.routes";
import type { Messages } from "@/lib/i18n/message-types";
import { useTranslator } from "@/lib/i18n/use-translator";
import { callApi } from "@/store/api/call-api";
import type { FormMessages } from "@/store/api/failure-message";

interface RecordActionProps<M> {
  readonly id: number;
  readonly name: string;
  readonly messages: M;
  readonly formMessages: FormMessages;
}

/** The owner takes the animal over. */
export function ClaimButton({
  id,
  name,
  messages,
  formMessages,
}: RecordActionProps<Messages["collectedAnimals"]["waiting"]["accept"]>) {
  const t = useTranslator(messages);
  return (
    <ConfirmAction
      kind="primary"
      labels={{ ...messages, title: t("title", { name }) }}
      failure={collectedAnimalsRoutes.claim.failure}
      formMessages={formMessages}
      call={() => callApi(collectedAnimalsRoutes.claim, { params: { id } })}
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
