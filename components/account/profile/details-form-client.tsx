"use client";

import { TextField } from "@/components/ui/text-field";
import { limits } from "@/lib/config/limits";
import { accountForms } from "@/lib/contract/account.forms";
import { accountRoutes } from "@/lib/contract/account.routes";
import { saveUser } from "@/store/profile";
import { FormCard } from "./form-card";
import type { ProfileWords, SavingWords } from "./profile-words";
import { useProfileForm } from "./use-profile-form";

interface DetailsFormProps {
  readonly values: { readonly name: string; readonly phone: string };
  readonly email: string;
  readonly words: ProfileWords["details"];
  readonly savingWords: SavingWords;
}

export function DetailsFormClient({ values, email, words, savingWords }: DetailsFormProps) {
  const { field, saving, submit } = useProfileForm({
    schema: accountForms.details,
    values,
    save: saveUser,
    failed: accountRoutes.update.failure,
    words: savingWords,
  });
  return (
    <FormCard title={words.title} words={savingWords} saving={saving} onSubmit={submit}>
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
