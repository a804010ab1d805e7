"use client";

import { useState } from "react";
import { useMessages, useTranslator } from "#use-messages";
import { CallForm } from "@/components/form/call-form";
import { SecurityField } from "@/components/form/security-field";
import { SenderFields } from "@/components/form/sender-fields";
import { useCallForm } from "@/components/form/use-call-form";
import { useLazySecurityQuestion } from "@/components/form/use-security-question";
import { FormSuccess } from "@/components/account/public/form-success-client";
import { TextArea } from "@/components/ui/text-area";
import { agentLimits } from "@/lib/config/community/collection-agents";
import { collectionAgentsRoutes } from "@/lib/contract/community/collection-agents/collection-agents.routes";

export interface ContactProps {
  /** Id of the agent. */
  readonly id: number;
  readonly name: string;
  readonly sender?: { readonly name: string; readonly email: string };
}

/** A message to an agent, with a security question against bots. */
export function ContactForm({ id, name, sender }: ContactProps) {
  const messages = useMessages("collectionAgents.contact");

  const t = useTranslator("collectionAgents.contact");
  const [isSent, setIsSent] = useState(false);
  const security = useLazySecurityQuestion();
  const form = useCallForm({
    route: collectionAgentsRoutes.contact,
    schema: async () =>
      (await import("@/lib/contract/community/collection-agents/collection-agents.forms"))
        .collectionAgentForms.contact,
    defaults: {
      name: sender?.name ?? "",
      email: sender?.email ?? "",
      message: "",
      security: "",
      website: "",
    },
    toInput: (values) => ({ params: { id }, body: { ...values, challenge: security.challenge } }),
    onSuccess: () => setIsSent(true),
    onFailure: () => void security.replaceQuestion(form.hook),
  });

  if (isSent) return <FormSuccess title={messages.sentTitle} text={t("sentText", { name })} />;
  return (
    <CallForm
      form={form}
      submitLabel={messages.submit}
      pendingLabel={messages.sending}
      onFocus={security.requestQuestion}
    >
      <SenderFields name={form.field("name")} email={form.field("email")} messages={messages} />
      <TextArea
        {...form.field("message")}
        label={messages.message}
        hint={messages.messageHint}
        maxLength={agentLimits.messageLength}
        rows={4}
        required
      />
      <SecurityField field={form.field} security={security} />
    </CallForm>
  );
}
