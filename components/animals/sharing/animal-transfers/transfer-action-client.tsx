"use client";

import { useMessages, useTranslator } from "#use-messages";
import { ConfirmAction } from "@/components/form/confirm-action-client";
import { animalTransfersRoutes } from "@/lib/contract/animals/sharing/animal-transfers/animal-transfers.routes";

const messagesOf = {
  accept: "animalTransfers.incoming.accept",
  decline: "animalTransfers.incoming.decline",
  cancel: "animalTransfers.outgoing.cancel",
} as const;

interface TransferActionProps {
  readonly id: number;
  readonly name: string;
  readonly call: "accept" | "decline" | "cancel";
}

/** Accepts, declines or cancels a transfer, after a confirmation. */
export function TransferAction({ id, name, call }: TransferActionProps) {
  const messages = useMessages(messagesOf[call]);
  const t = useTranslator(messagesOf[call]);
  return (
    <ConfirmAction
      kind={call === "accept" ? "primary" : "danger"}
      labels={{ ...messages, title: t("title", { name }) }}
      route={animalTransfersRoutes[call]}
      input={{ params: { id } }}
    />
  );
}
