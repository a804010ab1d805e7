"use client";

import { PracticeFields } from "@/components/account/practice-fields";
import { accountForms } from "@/lib/contract/account.forms";
import { accountRoutes } from "@/lib/contract/account.routes";
import { saveVet } from "@/store/profile";
import { FormCard } from "./form-card";
import type { ProfileWords, SavingWords } from "./profile-words";
import { useProfileForm } from "./use-profile-form";

interface VetFormProps {
  readonly values: { readonly clinic: string; readonly registrationNumber: string };
  readonly words: ProfileWords["vet"];
  readonly savingWords: SavingWords;
}

export function VetFormClient({ values, words, savingWords }: VetFormProps) {
  const { field, saving, submit } = useProfileForm({
    schema: accountForms.vet,
    values,
    save: saveVet,
    failed: accountRoutes.updateVet.failure,
    words: savingWords,
  });
  return (
    <FormCard title={words.title} words={savingWords} saving={saving} onSubmit={submit}>
      <PracticeFields field={field} words={words} />
    </FormCard>
  );
}
