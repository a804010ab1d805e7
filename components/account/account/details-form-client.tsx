"use client";

import { TextField } from "@/components/ui/text-field";
import { limits } from "@/lib/config/limits";
import { accountForms } from "@/lib/contract/account/account/account.forms";
import { accountRoutes } from "@/lib/contract/account/account/account.routes";
import { updateUser } from "@/store/api/account/account";
import { emptyToNull } from "@/components/form/contract-resolver";
import { FormCard } from "@/components/form/form-card";
import { useCallForm } from "@/components/form/use-call-form";
import type { FormMessages } from "@/store/api/failure-message";
import type { Messages } from "@/lib/i18n/generated/message-types";

interface DetailsFormProps {
  readonly values: { readonly name: string; readonly phone: string };
  readonly email: string;
  readonly messages: Messages["account"]["details"];
  readonly formMessages: FormMessages;
}

export function DetailsFormClient({ values, email, messages, formMessages }: DetailsFormProps) {
  const form = useCallForm({
    route: accountRoutes.update,
    schema: accountForms.details,
    defaults: values,
    toBody: emptyToNull,
    send: updateUser,
    messages: formMessages,
  });
  return (
    <FormCard title={messages.title} messages={formMessages} form={form}>
      <TextField
        {...form.field("name")}
        label={messages.name}
        autoComplete="name"
        maxLength={limits.shortTextLength}
      />
      <TextField
        {...form.field("phone")}
        label={messages.phone}
        hint={messages.phoneHint}
        type="tel"
        autoComplete="tel"
        maxLength={31}
      />
      <TextField label={messages.email} hint={messages.emailHint} type="email" value={email} readOnly />
    </FormCard>
  );
}
