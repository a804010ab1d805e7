"use client";

import { useMessages } from "#use-messages";
import { TextField } from "@/components/ui/text-field";
import { limits } from "@/lib/config/limits";
import { accountRoutes } from "@/lib/contract/account/account/account.routes";
import { updateUser } from "@/store/api/account/account";
import { emptyToNull } from "@/components/form/contract-resolver";
import { FormCard } from "@/components/form/form-card";
import { useCallForm } from "@/components/form/use-call-form";

interface DetailsFormProps {
  readonly values: { readonly name: string; readonly phone: string };
  readonly email: string;
}

export function DetailsFormClient({ values, email }: DetailsFormProps) {
  const messages = useMessages("account.details");
  const form = useCallForm({
    route: accountRoutes.update,
    schema: async () => (await import("@/lib/contract/account/account/account.forms")).accountForms.details,
    defaults: values,
    toBody: emptyToNull,
    send: updateUser,
  });
  return (
    <FormCard title={messages.title} form={form}>
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
