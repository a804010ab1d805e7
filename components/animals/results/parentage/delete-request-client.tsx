"use client";

import { useRouter } from "next/navigation";
import { useMessages, useTranslator } from "#use-messages";
import { ConfirmAction } from "@/components/form/confirm-action-client";
import { parentageRoutes } from "@/lib/contract/animals/results/parentage/parentage.routes";

interface DeleteRequestProps {
  readonly id: number;
  /** Name of the offspring. */
  readonly name: string;
  /** The page to go to; by default the list is refreshed. */
  readonly next?: string;
}

/** Asks for confirmation before a request is deleted. */
export function DeleteRequest({ id, name, next }: DeleteRequestProps) {
  const messages = useMessages("parentage.remove");
  const t = useTranslator("parentage.remove");
  const router = useRouter();
  return (
    <ConfirmAction
      kind="quiet"
      submitKind="danger"
      labels={{ ...messages, openNamed: t("openNamed", { name }), title: t("title", { name }) }}
      route={parentageRoutes.remove}
      input={{ params: { id } }}
      onDone={next === undefined ? undefined : () => router.push(next)}
    />
  );
}
