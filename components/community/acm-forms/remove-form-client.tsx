"use client";

import { useRouter } from "next/navigation";
import { useMessages, useTranslator } from "#use-messages";
import { ConfirmAction } from "@/components/form/confirm-action-client";
import { acmFormsRoutes } from "@/lib/contract/community/acm-forms/acm-forms.routes";
import { animalPaths } from "@/lib/navigation/animal-paths";

interface RemoveFormProps {
  readonly id: number;
  /** Name of the animal. */
  readonly name: string;
}

/** Asks for confirmation before a form is deleted. */
export function RemoveForm({ id, name }: RemoveFormProps) {
  const messages = useMessages("acmForms.remove");
  const t = useTranslator("acmForms.remove");
  const router = useRouter();
  return (
    <ConfirmAction
      kind="danger"
      labels={{ ...messages, title: t("title", { name }) }}
      route={acmFormsRoutes.remove}
      input={{ params: { id } }}
      onDone={() => router.push(animalPaths.acmForms)}
    />
  );
}
