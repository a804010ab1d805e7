"use client";

import { useState } from "react";
import { useForm } from "react-hook-form";
import type { Option } from "@/components/ui/select";
import type { RegisteredType } from "@/lib/config/user-types";
import { registrationForm } from "@/lib/contract/registration/registration.forms";
import { register } from "@/store/registration";
import { DoneNote } from "./done-note-client";
import { AccountForm } from "@/components/form/account-form";
import { RegisterFields } from "./register-fields";
import type { RegisterValues, RegisterWords } from "./register-words";
import type { SendingWords } from "@/components/form/failure-words";
import { useFormSending } from "@/components/form/use-form-sending";
import { resolverOf } from "@/components/form/contract-resolver";

interface RegisterFormClientProps {
  readonly type: RegisteredType;
  readonly countries: readonly Option[];
  /** Empty where nobody knows. */
  readonly country: string;
  readonly termsPath: string;
  readonly words: RegisterWords;
  readonly sendingWords: SendingWords;
}

const empty = { name: "", email: "", password: "", acceptTerms: false };
const ofPractice = { clinic: "", registrationNumber: "" };

export function RegisterFormClient({
  type,
  countries,
  country,
  termsPath,
  words,
  sendingWords,
}: RegisterFormClientProps) {
  const form = useForm<RegisterValues>({
    resolver: resolverOf<RegisterValues>(registrationForm(type)),
    defaultValues: { ...empty, country, ...(type === "vet" && ofPractice) },
  });
  const { send, isSending, failure } = useFormSending(form, {
    failed: words.failed,
    words: sendingWords,
    isOnce: true,
  });
  const [isDone, setIsDone] = useState(false);
  if (isDone) return <DoneNote title={words.doneTitle} text={words.doneText} />;

  // Checked by then: the terms are accepted, or nothing is sent.
  const submit = form.handleSubmit(async (values) => {
    if (await send(register({ ...values, acceptTerms: true, type }))) setIsDone(true);
  });
  const { errors } = form.formState;
  const field = (name: keyof RegisterValues) => ({ ...form.register(name), error: errors[name]?.message });
  return (
    <AccountForm
      onSubmit={submit}
      failure={failure}
      submitLabel={words.submit}
      pending={isSending && words.submitting}
    >
      <RegisterFields {...{ type, field, countries, termsPath, words }} />
    </AccountForm>
  );
}
