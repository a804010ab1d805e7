"use client";

import { useMessages, useTranslator } from "#use-messages";
import { ConfirmAction } from "@/components/form/confirm-action-client";
import { clubsRoutes } from "@/lib/contract/animals/sharing/clubs/clubs.routes";
import { callApi } from "@/store/api/call-api";

export function RemoveClubAnimal({ animalId, name }: { readonly animalId: number; readonly name: string }) {
  const messages = useMessages("clubs.remove");
  const t = useTranslator("clubs.remove");
  return (
    <ConfirmAction
      kind="danger"
      labels={{ ...messages, title: t("title", { name }) }}
      failure={clubsRoutes.removeAccess.failure}
      call={() => callApi(clubsRoutes.removeAccess, { query: { animalId } })}
    />
  );
}
