"use client";

import { useState } from "react";
import { useForm } from "react-hook-form";
import { LinkButton } from "@/components/ui/link-button";
import { TextField } from "@/components/ui/text-field";
import { resetForm } from "@/lib/contract/password.forms";
import { fixedPaths } from "@/lib/domain/fixed-paths";
import { useShopDispatch } from "@/store/hooks";
import { resetPassword } from "@/store/registration";
import { DoneNote } from "./done-note-client";
import { AccountForm } from "./account-form";
import { useSending } from "./use-sending";
import { resolverOf } from "./contract-resolver";

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
    readonly networkError: string;
    readonly slowDown: string;
    readonly linkOver: string;
    readonly again: string;
  };
}

export function ResetFormClient({ token, words }: ResetFormClientProps) {
  const dispatch = useShopDispatch();
  const form = useForm({ resolver: resolverOf(resetForm), defaultValues: { password: "" } });
  const { send, isSending, failure } = useSending(form, words);
  const [isSaved, setIsSaved] = useState(false);
  if (isSaved)
    return (
      <DoneNote title={words.savedTitle} text={words.savedText}>
        <LinkButton href={fixedPaths.login}>{words.login}</LinkButton>
      </DoneNote>
    );

  const submit = form.handleSubmit(async ({ password }) => {
    if (await send(() => dispatch(resetPassword({ token, password })))) setIsSaved(true);
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
