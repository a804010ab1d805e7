"use client";

import { useState } from "react";
import { useMessages, useTranslator } from "#use-messages";
import { CallForm } from "@/components/form/call-form";
import { SecurityField } from "@/components/form/security-field";
import { useCallForm } from "@/components/form/use-call-form";
import { useLazySecurityQuestion } from "@/components/form/use-security-question";
import { FormSuccess } from "@/components/account/public/form-success-client";
import { EmailField } from "@/components/form/email-field";
import { newsletterLinkDays } from "@/lib/config/account/newsletter";
import { newsletterRoutes } from "@/lib/contract/account/newsletter/newsletter.routes";

/** Asks for a link by email. Says the same whether or not the address is subscribed. */
export function SubscribeForm() {
  const texts = useMessages("newsletter.form");
  const t = useTranslator("newsletter.form");
  const [sentTo, setSentTo] = useState<string>();
  const security = useLazySecurityQuestion();
  const form = useCallForm({
    route: newsletterRoutes.subscribe,
    schema: async () => (await import("@/lib/contract/account/newsletter/newsletter.forms")).newsletterForm,
    defaults: { email: "", security: "", website: "" },
    toInput: (body) => ({ body: { ...body, challenge: security.challenge } }),
    onSuccess: () => setSentTo(form.hook.getValues("email")),
    onFailure: () => void security.replaceQuestion(form.hook),
    staysBusy: true,
  });

  if (sentTo !== undefined)
    return (
      <FormSuccess
        title={texts.successTitle}
        text={t("successText", { email: sentTo, days: newsletterLinkDays })}
      />
    );
  return (
    <CallForm
      form={form}
      submitLabel={texts.submit}
      pendingLabel={texts.sending}
      onFocus={security.requestQuestion}
    >
      <EmailField {...form.field("email")} label={texts.email} hint={texts.hint} required />
      <SecurityField field={form.field} security={security} />
    </CallForm>
  );
}
