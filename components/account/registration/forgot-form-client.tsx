"use client";

import { useState } from "react";
import { useMessages } from "#use-messages";
import { TextField } from "@/components/ui/text-field";
import { registrationRoutes } from "@/lib/contract/account/registration/registration.routes";
import { FormSuccess } from "@/components/account/public/form-success-client";
import { CallForm } from "@/components/form/call-form";
import { HiddenField } from "@/components/form/hidden-field";
import { useCallForm } from "@/components/form/use-call-form";
import { type SecurityQuestion, useSecurityQuestion } from "@/components/form/use-security-question";

interface ForgotFormClientProps {
  /** The first question; a wrong answer replaces it. */
  readonly securityQuestion: SecurityQuestion;
}

export function ForgotFormClient({ securityQuestion }: ForgotFormClientProps) {
  const messages = useMessages("registration.forgotPassword.form");

  const { question, challenge, replaceQuestion } = useSecurityQuestion(securityQuestion);
  const [isSent, setIsSent] = useState(false);
  const form = useCallForm({
    route: registrationRoutes.forgotPassword,
    schema: async () => (await import("@/lib/contract/account/registration/registration.forms")).forgotForm,
    defaults: { email: "", security: "", website: "" },
    toInput: (values) => ({ body: { ...values, challenge } }),
    onSuccess: () => setIsSent(true),
    onFailure: () => void replaceQuestion(form.hook),
    failure: messages.failed,
    staysBusy: true,
  });

  if (isSent) return <FormSuccess title={messages.successTitle} text={messages.successText} />;
  return (
    <CallForm form={form} submitLabel={messages.submit} pendingLabel={messages.submitting}>
      <TextField
        {...form.field("email")}
        label={messages.email}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        {...form.field("security")}
        label={question ?? ""}
        hint={messages.securityHint}
        autoComplete="off"
      />
      <HiddenField {...form.hook.register("website")} label={messages.website} />
    </CallForm>
  );
}
