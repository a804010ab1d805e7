"use client";

import { useState } from "react";
import { useTranslator } from "#use-messages";
import { CallForm } from "@/components/form/call-form";
import { useCallForm } from "@/components/form/use-call-form";
import { FormSuccess } from "@/components/account/public/form-success-client";
import { TextArea } from "@/components/ui/text-area";
import { relativeLimits } from "@/lib/config/breeding/relatives";
import { breedingCommunityRoutes } from "@/lib/contract/breeding/breeding-community/breeding-community.routes";

export interface ContactProps {
  readonly animalId: number;
  readonly relativeId: number;
  /** Name of the relative. */
  readonly name: string;
}

/** A message that we send on. The sender's address comes with it. */
export function ContactForm({ animalId, relativeId, name }: ContactProps) {
  const t = useTranslator("breedingCommunity.contact");
  const [isSent, setIsSent] = useState(false);
  const form = useCallForm({
    route: breedingCommunityRoutes.contact,
    schema: async () =>
      (await import("@/lib/contract/breeding/breeding-community/breeding-community.forms"))
        .breedingCommunityForms.contact,
    defaults: { message: "" },
    toInput: (body) => ({ params: { id: animalId, relative: relativeId }, body }),
    onSuccess: () => setIsSent(true),
  });
  if (isSent) return <FormSuccess title={t("sentTitle")} text={t("sentText", { name })} />;
  return (
    <CallForm form={form} submitLabel={t("submit")} pendingLabel={t("sending")}>
      <TextArea
        {...form.field("message")}
        label={t("message")}
        hint={t("messageHint")}
        maxLength={relativeLimits.messageLength}
        rows={5}
        required
      />
    </CallForm>
  );
}
