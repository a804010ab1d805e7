"use client";

import { useMessages, useTranslator } from "#use-messages";
import { ConfirmAction } from "@/components/form/confirm-action-client";
import { clubsRoutes } from "@/lib/contract/animals/sharing/clubs/clubs.routes";

export function RemoveClubAnimal({ animalId, name }: { readonly animalId: number; readonly name: string }) {
  const messages = useMessages("clubs.remove");
  const t = useTranslator("clubs.remove");
  return (
    <ConfirmAction
      kind="danger"
      labels={{ ...messages, title: t("title", { name }) }}
      route={clubsRoutes.removeAccess}
      input={{ query: { animalId } }}
    />
  );
}
