"use client";

import { TextField } from "@/components/ui/text-field";
import { limits } from "@/lib/config/limits";
import { accountForms } from "@/lib/contract/account/account.forms";
import { accountRoutes } from "@/lib/contract/account/account.routes";
import { saveUser } from "@/store/profile";
import { FormCard } from "./form-card";
import type { SendingWords } from "@/components/form/failure-words";
import type { ProfileWords } from "./profile-words";
import { useProfileForm } from "./use-profile-form";

interface DetailsFormProps {
  readonly values: { readonly name: string; readonly phone: string };
  readonly email: string;
  readonly words: ProfileWords["details"];
  readonly sendingWords: SendingWords;
}

export function DetailsFormClient({ values, email, words, sendingWords }: DetailsFormProps) {
  const { field, saving, submit } = useProfileForm({
    schema: accountForms.details,
    values,
    save: saveUser,
    failed: accountRoutes.update.failure,
    words: sendingWords,
  });
  return (
    <FormCard title={words.title} words={sendingWords} saving={saving} onSubmit={submit}>
      <TextField
        {...field("name")}
        label={words.name}
        autoComplete="name"
        maxLength={limits.shortTextLength}
      />
      <TextField
        {...field("phone")}
        label={words.phone}
        hint={words.phoneHint}
        type="tel"
        autoComplete="tel"
        maxLength={31}
      />
      <TextField label={words.email} hint={words.emailHint} type="email" value={email} readOnly />
    </FormCard>
  );
}
