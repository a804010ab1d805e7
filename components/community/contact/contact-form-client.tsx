"use client";

import { useEffect, useState } from "react";
import type { FieldValues } from "react-hook-form";
import { useMessages, useTranslator } from "#use-messages";
import { CallForm } from "@/components/form/call-form";
import { trimTexts } from "@/components/form/contract-resolver";
import { SecurityField } from "@/components/form/security-field";
import { useCallForm } from "@/components/form/use-call-form";
import { useLazySecurityQuestion } from "@/components/form/use-security-question";
import { FormSuccess } from "@/components/account/public/form-success-client";
import { Button } from "@/components/ui/button";
import { contactRoutes } from "@/lib/contract/community/contact/contact.routes";
import { useAccount } from "@/store/api/account/use-account";
import { RequestFields } from "./request-fields";

const emptyValues = {
  topic: "",
  name: "",
  email: "",
  reference: "",
  message: "",
  security: "",
  website: "",
};

const createFormId = () => crypto.randomUUID().replaceAll("-", "");

/** The contact form, and the confirmation in its place. */
export function ContactForm() {
  const messages = useMessages("contact.form");
  const t = useTranslator("contact.form");
  const [sentTo, setSentTo] = useState<string>();
  if (sentTo === undefined) return <RequestForm onSent={setSentTo} />;
  return (
    <FormSuccess title={messages.successTitle} text={t("successText", { email: sentTo })}>
      <p>
        <Button kind="secondary" onClick={() => setSentTo(undefined)}>
          {messages.another}
        </Button>
      </p>
    </FormSuccess>
  );
}

interface RequestFormProps {
  readonly onSent: (email: string) => void;
}

function RequestForm({ onSent }: RequestFormProps) {
  const texts = useMessages("contact.form");
  const [id] = useState(createFormId);
  const security = useLazySecurityQuestion();
  const form = useCallForm({
    route: contactRoutes.send,
    schema: async () => (await import("@/lib/contract/community/contact/contact.forms")).contactForms.request,
    defaults: emptyValues,
    toBody: trimTexts,
    toInput: (body) => ({ body: { ...body, id, challenge: security.challenge } }),
    onSuccess: () => onSent(form.hook.getValues("email")),
    onFailure: () => void replaceQuestion(),
    staysBusy: true,
  });
  usePrefill(form.hook.reset, form.hook.getValues);

  /** Each attempt uses up its question. */
  async function replaceQuestion() {
    if (await security.loadQuestion()) form.hook.resetField("security", { keepError: true });
  }

  return (
    <CallForm
      form={form}
      submitLabel={texts.submit}
      pendingLabel={texts.sending}
      onFocus={security.requestQuestion}
    >
      <RequestFields field={form.field} />
      <SecurityField field={form.field} security={security} />
    </CallForm>
  );
}

type Values = typeof emptyValues;

/** Fills in name and email of a signed-in user where nothing has been typed. */
function usePrefill(
  reset: (values: Values, options: { readonly keepDirtyValues: boolean }) => void,
  getValues: () => FieldValues,
) {
  const { user } = useAccount();
  const [name, email] = [user?.name, user?.email];
  useEffect(() => {
    if (name === undefined || email === undefined) return;
    reset({ ...emptyValues, ...getValues(), name, email }, { keepDirtyValues: true });
  }, [name, email, reset, getValues]);
}
