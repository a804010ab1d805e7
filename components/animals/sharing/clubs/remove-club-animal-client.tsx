"use client";

import { ConfirmAction } from "@/components/form/confirm-action-client";
import { clubsRoutes } from "@/lib/contract/animals/sharing/clubs/clubs.routes";
import type { Messages } from "@/lib/i18n/generated/message-types";
import { useTranslator } from "@/lib/i18n/use-translator";
import { callApi } from "@/store/api/call-api";
import type { FormMessages } from "@/store/api/failure-message";

interface RemoveClubAnimalProps {
  readonly animalId: number;
  readonly name: string;
  readonly messages: Messages["clubs"]["remove"];
  readonly formMessages: FormMessages;
}

export function RemoveClubAnimal({ animalId, name, messages, formMessages }: RemoveClubAnimalProps) {
  const t = useTranslator(messages);
  return (
    <ConfirmAction
      kind="danger"
      labels={{ ...messages, title: t("title", { name }) }}
      failure={clubsRoutes.removeAccess.failure}
      formMessages={formMessages}
      call={() => callApi(clubsRoutes.removeAccess, { query: { animalId } })}
    />
  );
}
