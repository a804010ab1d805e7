"use client";

import { PasswordOwner } from "@/components/registration/password-owner";
import { TextField } from "@/components/ui/text-field";
import { limits } from "@/lib/config/limits";
import { accountForms } from "@/lib/contract/account/account.forms";
import { accountRoutes } from "@/lib/contract/account/account.routes";
import { savePassword } from "@/store/profile";
import { FormCard } from "./form-card";
import type { SendingWords } from "@/components/form/failure-words";
import type { ProfileWords } from "./profile-words";
import { useProfileForm } from "./use-profile-form";

interface PasswordFormProps {
  readonly email: string;
  readonly words: ProfileWords["password"];
  readonly sendingWords: SendingWords;
}

const empty = { currentPassword: "", newPassword: "" };

export function PasswordFormClient({ email, words, sendingWords }: PasswordFormProps) {
  const { field, saving, submit } = useProfileForm({
    schema: accountForms.password,
    values: empty,
    save: savePassword,
    failed: accountRoutes.changePassword.failure,
    words: sendingWords,
    isEmptiedWhenSaved: true,
  });
  return (
    <FormCard title={words.title} intro={words.intro} words={sendingWords} saving={saving} onSubmit={submit}>
      <PasswordOwner email={email} />
      <TextField
        {...field("currentPassword")}
        label={words.currentPassword}
        type="password"
        autoComplete="current-password"
        maxLength={limits.passwordLength}
      />
      <TextField
        {...field("newPassword")}
        label={words.newPassword}
        hint={words.newPasswordHint}
        type="password"
        autoComplete="new-password"
        maxLength={limits.passwordLength}
      />
    </FormCard>
  );
}
