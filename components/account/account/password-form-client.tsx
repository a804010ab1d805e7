"use client";

import { useMessages } from "#use-messages";
import { HiddenUsername } from "@/components/account/public/hidden-username";
import { TextField } from "@/components/ui/text-field";
import { limits } from "@/lib/config/limits";
import { accountRoutes } from "@/lib/contract/account/account/account.routes";
import { emptyToNull } from "@/components/form/contract-resolver";
import { FormCard } from "@/components/form/form-card";
import { useCallForm } from "@/components/form/use-call-form";

const empty = { currentPassword: "", newPassword: "" };

export function PasswordFormClient({ email }: { readonly email: string }) {
  const messages = useMessages("account.password");
  const form = useCallForm({
    route: accountRoutes.changePassword,
    schema: async () => (await import("@/lib/contract/account/account/account.forms")).accountForms.password,
    defaults: empty,
    toBody: emptyToNull,
    isEmptiedOnSuccess: true,
  });
  return (
    <FormCard title={messages.title} intro={messages.intro} form={form}>
      <HiddenUsername email={email} />
      <TextField
        {...form.field("currentPassword")}
        label={messages.currentPassword}
        type="password"
        autoComplete="current-password"
        maxLength={limits.passwordLength}
      />
      <TextField
        {...form.field("newPassword")}
        label={messages.newPassword}
        hint={messages.newPasswordHint}
        type="password"
        autoComplete="new-password"
        maxLength={limits.passwordLength}
      />
    </FormCard>
  );
}
