"use client";

import { useMessages, useTranslator } from "#use-messages";
import { ConfirmAction } from "@/components/form/confirm-action-client";
import { showsRoutes } from "@/lib/contract/community/shows/shows.routes";

export function WithdrawShow({ id, name }: { readonly id: number; readonly name: string }) {
  const messages = useMessages("shows.withdraw");
  const t = useTranslator("shows.withdraw");
  return (
    <ConfirmAction
      kind="danger"
      labels={{ ...messages, title: t("title", { name }) }}
      route={showsRoutes.withdraw}
      input={{ params: { id } }}
    />
  );
}
