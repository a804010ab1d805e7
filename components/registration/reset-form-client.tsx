"use client";

import { useState } from "react";
import { useForm } from "react-hook-form";
import { LinkButton } from "@/components/ui/link-button";
import { TextField } from "@/components/ui/text-field";
import { resetForm } from "@/lib/contract/registration/password.forms";
import { fixedPaths } from "@/lib/navigation/fixed-paths";
import { resetPassword } from "@/store/registration";
import { DoneNote } from "./done-note-client";
import { AccountForm } from "@/components/form/account-form";
import type { SendingWords } from "@/components/form/failure-words";
import { useFormSending } from "@/components/form/use-form-sending";
import { resolverOf } from "@/components/form/contract-resolver";

interface ResetFormClientProps {
  readonly token: string;
  readonly words: {
    readonly password: string;
    readonly passwordHint: string;
    readonly save: string;
    readonly saving: string;
    readonly savedTitle: string;
    readonly savedText: string;
    readonly login: string;
    readonly failed: string;
    readonly linkOver: string;
    readonly again: string;
  };
  readonly sendingWords: SendingWords;
}

export function ResetFormClient({ token, words, sendingWords }: ResetFormClientProps) {
  const form = useForm({ resolver: resolverOf(resetForm), defaultValues: { password: "" } });
  const { send, isSending, failure } = useFormSending(form, {
    failed: words.failed,
    words: sendingWords,
    refusals: { link_over: words.linkOver },
    isOnce: true,
  });
  const [isSaved, setIsSaved] = useState(false);
  if (isSaved)
    return (
      <DoneNote title={words.savedTitle} text={words.savedText}>
        <LinkButton href={fixedPaths.login}>{words.login}</LinkButton>
      </DoneNote>
    );

  const submit = form.handleSubmit(async ({ password }) => {
    if (await send(resetPassword({ token, password }))) setIsSaved(true);
  });
  return (
    <AccountForm
      onSubmit={submit}
      failure={failure}
      submitLabel={words.save}
      pending={isSending && words.saving}
      wayOut={failure === words.linkOver && <a href={fixedPaths.forgotPassword}>{words.again}</a>}
    >
      <TextField
        {...form.register("password")}
        label={words.password}
        hint={words.passwordHint}
        type="password"
        autoComplete="new-password"
        error={form.formState.errors.password?.message}
      />
    </AccountForm>
  );
}
