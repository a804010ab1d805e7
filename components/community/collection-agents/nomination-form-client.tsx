"use client";

import { useRouter } from "next/navigation";
import { useMessages } from "#use-messages";
import { FormCard } from "@/components/form/form-card";
import { useCallForm } from "@/components/form/use-call-form";
import { EmailField } from "@/components/form/email-field";
import { TextField } from "@/components/ui/text-field";
import { limits } from "@/lib/config/limits";
import { collectionAgentsRoutes } from "@/lib/contract/community/collection-agents/collection-agents.routes";

/** A member of a club puts somebody forward. */
export function NominationForm() {
  const messages = useMessages("collectionAgents.nominate");

  const router = useRouter();
  const form = useCallForm({
    route: collectionAgentsRoutes.nominate,
    schema: async () =>
      (await import("@/lib/contract/community/collection-agents/collection-agents.forms"))
        .collectionAgentForms.nomination,
    defaults: { name: "", email: "" },
    isEmptiedOnSuccess: true,
    onSuccess: () => router.refresh(),
  });
  return (
    <FormCard
      title={messages.title}
      intro={messages.text}
      messages={{ save: messages.submit, saving: messages.sending, saved: messages.saved }}
      form={form}
    >
      <TextField
        {...form.field("name")}
        label={messages.name}
        autoComplete="off"
        maxLength={limits.shortTextLength}
        required
      />
      <EmailField {...form.field("email")} label={messages.email} autoComplete="off" required />
    </FormCard>
  );
}
