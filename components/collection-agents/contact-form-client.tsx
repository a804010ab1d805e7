"use client";

import { useCallback, useEffect, useState } from "react";
import { CallForm } from "@/components/form/call-form";
import { HiddenField } from "@/components/form/hidden-field";
import { useCallForm } from "@/components/form/use-call-form";
import { FormSuccess } from "@/components/registration/form-success-client";
import { Skeleton } from "@/components/ui/skeleton";
import { TextArea } from "@/components/ui/text-area";
import { TextField } from "@/components/ui/text-field";
import { agentLimits } from "@/lib/config/collection-agents";
import { limits } from "@/lib/config/limits";
import { collectionAgentForms } from "@/lib/contract/collection-agents/collection-agents.forms";
import { collectionAgentsRoutes } from "@/lib/contract/collection-agents/collection-agents.routes";
import { registrationRoutes } from "@/lib/contract/registration/registration.routes";
import { useTranslator } from "@/lib/i18n/use-translator";
import { callApi } from "@/store/api/call-api";
import { useShopDispatch } from "@/store/hooks";
import type { ContactProps } from "./contact-button-client";

/** A message to an agent, with a security question against bots. */
export function ContactForm(props: ContactProps) {
  const { name, messages } = props;
  const t = useTranslator(messages);
  const [isSent, setIsSent] = useState(false);
  const { question, hasFailed, replace } = useSecurityQuestion();
  if (isSent) return <FormSuccess title={messages.sentTitle} text={t("sentText", { name })} />;
  if (hasFailed) return <p role="alert">{messages.loadFailed}</p>;
  if (question === undefined) return <Skeleton label={messages.loading} />;
  return (
    <MessageForm {...props} {...question} onSent={() => setIsSent(true)} onFailure={() => void replace()} />
  );
}

interface SecurityQuestion {
  readonly question: string;
  readonly challenge: string;
}

/** Each attempt uses up its question. */
function useSecurityQuestion() {
  const dispatch = useShopDispatch();
  const [question, setQuestion] = useState<SecurityQuestion>();
  const [hasFailed, setHasFailed] = useState(false);
  const replace = useCallback(async () => {
    const next = await dispatch(callApi(registrationRoutes.securityQuestion, undefined, { isFresh: true }));
    if (next.ok) setQuestion(next.data);
    else setHasFailed(true);
  }, [dispatch]);
  useEffect(() => {
    // The state changes after the response only.
    void Promise.resolve().then(replace);
  }, [replace]);
  return { question, hasFailed, replace };
}

interface MessageFormProps extends ContactProps, SecurityQuestion {
  readonly onSent: () => void;
  readonly onFailure: () => void;
}

function MessageForm({ id, sender, messages, formMessages, question, challenge, ...on }: MessageFormProps) {
  const form = useCallForm({
    route: collectionAgentsRoutes.contact,
    schema: collectionAgentForms.contact,
    defaults: {
      ...{ name: sender?.name ?? "", email: sender?.email ?? "" },
      ...{ message: "", security: "", website: "" },
    },
    toInput: (values) => ({ params: { id }, body: { ...values, challenge } }),
    onSuccess: on.onSent,
    onFailure: on.onFailure,
    messages: formMessages,
  });
  return (
    <CallForm form={form} submitLabel={messages.submit} pendingLabel={messages.sending}>
      <TextField
        {...form.field("name")}
        label={messages.name}
        autoComplete="name"
        maxLength={limits.shortTextLength}
        required
      />
      <TextField
        {...form.field("email")}
        label={messages.email}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={limits.emailLength}
        required
      />
      <TextArea
        {...form.field("message")}
        label={messages.message}
        hint={messages.messageHint}
        maxLength={agentLimits.messageLength}
        rows={4}
        required
      />
      <TextField
        {...form.field("security")}
        label={question}
        hint={messages.securityHint}
        autoComplete="off"
        required
      />
      <HiddenField {...form.hook.register("website")} label={messages.website} />
    </CallForm>
  );
}
