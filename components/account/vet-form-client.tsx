"use client";

import { PracticeFields } from "@/components/registration/practice-fields";
import { accountForms } from "@/lib/contract/account/account.forms";
import { accountRoutes } from "@/lib/contract/account/account.routes";
import { saveVet } from "@/store/profile";
import { FormCard } from "./form-card";
import type { SendingWords } from "@/components/form/failure-words";
import type { ProfileWords } from "./profile-words";
import { useProfileForm } from "./use-profile-form";

interface VetFormProps {
  readonly values: { readonly clinic: string; readonly registrationNumber: string };
  readonly words: ProfileWords["vet"];
  readonly sendingWords: SendingWords;
}

export function VetFormClient({ values, words, sendingWords }: VetFormProps) {
  const { field, saving, submit } = useProfileForm({
    schema: accountForms.vet,
    values,
    save: saveVet,
    failed: accountRoutes.updateVet.failure,
    words: sendingWords,
  });
  return (
    <FormCard title={words.title} words={sendingWords} saving={saving} onSubmit={submit}>
      <PracticeFields field={field} words={words} />
    </FormCard>
  );
}
