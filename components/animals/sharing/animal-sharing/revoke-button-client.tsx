"use client";

import { ConfirmAction } from "@/components/form/confirm-action-client";
import { animalSharingRoutes } from "@/lib/contract/animals/sharing/animal-sharing/animal-sharing.routes";
import type { Messages } from "@/lib/i18n/generated/message-types";
import { useTranslator } from "@/lib/i18n/use-translator";
import { callApi } from "@/store/api/call-api";
import type { FormMessages } from "@/store/api/failure-message";

interface RevokeButtonProps {
  readonly animalId: number;
  readonly grantId: number;
  readonly name: string;
  readonly messages: Messages["animalSharing"]["revoke"];
  readonly formMessages: FormMessages;
}

export function RevokeButton({ animalId, grantId, name, messages, formMessages }: RevokeButtonProps) {
  const t = useTranslator(messages);
  const input = { params: { id: animalId }, query: { grant: grantId } };
  return (
    <ConfirmAction
      kind="danger"
      labels={{ ...messages, title: t("title", { name }) }}
      failure={animalSharingRoutes.revoke.failure}
      formMessages={formMessages}
      call={() => callApi(animalSharingRoutes.revoke, input)}
    />
  );
}
