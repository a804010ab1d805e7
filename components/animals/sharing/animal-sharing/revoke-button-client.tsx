"use client";

import { useMessages, useTranslator } from "#use-messages";
import { ConfirmAction } from "@/components/form/confirm-action-client";
import { animalSharingRoutes } from "@/lib/contract/animals/sharing/animal-sharing/animal-sharing.routes";

interface RevokeButtonProps {
  readonly animalId: number;
  readonly grantId: number;
  readonly name: string;
}

export function RevokeButton({ animalId, grantId, name }: RevokeButtonProps) {
  const messages = useMessages("animalSharing.revoke");
  const t = useTranslator("animalSharing.revoke");
  const input = { params: { id: animalId }, query: { grant: grantId } };
  return (
    <ConfirmAction
      kind="danger"
      labels={{ ...messages, title: t("title", { name }) }}
      route={animalSharingRoutes.revoke}
      input={input}
    />
  );
}
