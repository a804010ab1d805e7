"use client";

import { ConfirmAction } from "@/components/form/confirm-action-client";
import { showsRoutes } from "@/lib/contract/community/shows/shows.routes";
import type { Messages } from "@/lib/i18n/generated/message-types";
import { useTranslator } from "@/lib/i18n/use-translator";
import { callApi } from "@/store/api/call-api";
import type { FormMessages } from "@/store/api/failure-message";

interface WithdrawShowProps {
  readonly id: number;
  readonly name: string;
  readonly messages: Messages["shows"]["withdraw"];
  readonly formMessages: FormMessages;
}

export function WithdrawShow({ id, name, messages, formMessages }: WithdrawShowProps) {
  const t = useTranslator(messages);
  return (
    <ConfirmAction
      kind="danger"
      labels={{ ...messages, title: t("title", { name }) }}
      failure={showsRoutes.withdraw.failure}
      formMessages={formMessages}
      call={() => callApi(showsRoutes.withdraw, { params: { id } })}
    />
  );
}
