"use client";

import { useMessages, useTranslator } from "#use-messages";
import { ConfirmAction } from "@/components/form/confirm-action-client";
import { apiTokensRoutes } from "@/lib/contract/account/api-tokens/api-tokens.routes";

/** Asks for confirmation before a token is revoked. */
export function RevokeToken({ id, name }: { readonly id: number; readonly name: string }) {
  const messages = useMessages("apiTokens.revoke");
  const t = useTranslator("apiTokens.revoke");
  return (
    <ConfirmAction
      kind="quiet"
      submitKind="danger"
      labels={{ ...messages, openNamed: t("openNamed", { name }), title: t("title", { name }) }}
      route={apiTokensRoutes.revoke}
      input={{ params: { id } }}
    />
  );
}
