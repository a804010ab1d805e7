"use client";

import { useEffect, useState } from "react";
import type { FieldValues, UseFormRegisterReturn } from "react-hook-form";
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
import { SenderFields } from "@/components/form/sender-fields";
import { Select } from "@/components/ui/select";
import { TextArea } from "@/components/ui/text-area";
import { TextField } from "@/components/ui/text-field";
import { contactLimits, contactTopics } from "@/lib/config/community/contact";

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
  const t = useTranslator("contact.form");
  const [sentTo, setSentTo] = useState<string>();
  if (sentTo === undefined) return <RequestForm onSent={setSentTo} />;
  return (
    <FormSuccess title={t("successTitle")} text={t("successText", { email: sentTo })}>
      <p>
        <Button kind="secondary" onClick={() => setSentTo(undefined)}>
          {t("another")}
        </Button>
      </p>
    </FormSuccess>
  );
}

function RequestForm({ onSent }: { readonly onSent: (email: string) => void }) {
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
    onFailure: () => void security.replaceQuestion(form.hook),
    staysBusy: true,
  });
  usePrefill(form.hook.reset, form.hook.getValues);

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

type FieldName = "topic" | "name" | "email" | "reference" | "message";

interface RequestFieldsProps {
  readonly field: (name: FieldName) => UseFormRegisterReturn & { readonly error?: string };
}

function RequestFields({ field }: RequestFieldsProps) {
  const { form: texts, topics } = useMessages("contact");
  return (
    <>
      <Select
        {...field("topic")}
        label={texts.topic}
        placeholder={texts.chooseTopic}
        options={contactTopics.map((topic) => ({ value: topic, label: topics[topic] }))}
        required
      />
      <SenderFields name={field("name")} email={field("email")} messages={texts} />
      <TextField
        {...field("reference")}
        label={texts.reference}
        autoComplete="off"
        maxLength={contactLimits.referenceLength}
      />
      <TextArea
        {...field("message")}
        label={texts.message}
        hint={texts.messageHint}
        rows={6}
        maxLength={contactLimits.messageLength}
        required
      />
    </>
  );
}
