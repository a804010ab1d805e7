"use client";

import { ConfirmAction } from "@/components/form/confirm-action-client";
import { animalTransfersRoutes } from "@/lib/contract/animals/sharing/animal-transfers/animal-transfers.routes";
import type { Messages } from "@/lib/i18n/generated/message-types";
import { useTranslator } from "@/lib/i18n/use-translator";
import { callApi } from "@/store/api/call-api";
import type { FormMessages } from "@/store/api/failure-message";

type ActionMessages =
  | Messages["animalTransfers"]["incoming"]["accept"]
  | Messages["animalTransfers"]["incoming"]["decline"]
  | Messages["animalTransfers"]["outgoing"]["cancel"];

interface TransferActionProps {
  readonly id: number;
  readonly name: string;
  readonly call: "accept" | "decline" | "cancel";
  readonly messages: ActionMessages;
  readonly formMessages: FormMessages;
}

/** Accepts, declines or cancels a transfer, after a confirmation. */
export function TransferAction({ id, name, call, messages, formMessages }: TransferActionProps) {
  const t = useTranslator({ title: messages.title as "{name}" });
  return (
    <ConfirmAction
      kind={call === "accept" ? "primary" : "danger"}
      labels={{ ...messages, title: t("title", { name }) }}
      failure={animalTransfersRoutes[call].failure}
      formMessages={formMessages}
      call={() => callApi(animalTransfersRoutes[call], { params: { id } })}
    />
  );
}
