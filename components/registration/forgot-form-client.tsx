"use client";

import { useState } from "react";
import { useForm } from "react-hook-form";
import { TextField } from "@/components/ui/text-field";
import { forgotForm } from "@/lib/contract/registration/password.forms";
import { askSecurityQuestion, forgotPassword } from "@/store/registration";
import { useShopDispatch } from "@/store/hooks";
import { DoneNote } from "./done-note-client";
import { AccountForm } from "@/components/form/account-form";
import { HiddenField } from "@/components/form/hidden-field";
import type { SendingWords } from "@/components/form/failure-words";
import { useFormSending } from "@/components/form/use-form-sending";
import { resolverOf } from "@/components/form/contract-resolver";

interface ForgotFormClientProps {
  /** Asked by the server of the page, and anew when an answer was wrong. */
  readonly asked: { readonly question: string; readonly challenge: string };
  readonly words: {
    readonly email: string;
    readonly securityHint: string;
    readonly website: string;
    readonly send: string;
    readonly sending: string;
    readonly sentTitle: string;
    readonly sentText: string;
    readonly failed: string;
  };
  readonly sendingWords: SendingWords;
}

export function ForgotFormClient({ asked: first, words, sendingWords }: ForgotFormClientProps) {
  const dispatch = useShopDispatch();
  const form = useForm({
    resolver: resolverOf(forgotForm),
    defaultValues: { email: "", security: "", website: "" },
  });
  const { send, isSending, failure } = useFormSending(form, {
    failed: words.failed,
    words: sendingWords,
    isOnce: true,
  });
  const [asked, setAsked] = useState(first);
  const [isSent, setIsSent] = useState(false);
  if (isSent) return <DoneNote title={words.sentTitle} text={words.sentText} />;

  const submit = form.handleSubmit(async (values) => {
    const body = { ...values, challenge: asked.challenge };
    if (await send(forgotPassword(body))) return setIsSent(true);
    // Used up or wrong: what was typed belongs to a question that is gone.
    const next = await dispatch(askSecurityQuestion());
    if (next === undefined) return;
    setAsked(next);
    form.resetField("security", { keepError: true });
  });
  const { email, security } = form.formState.errors;
  return (
    <AccountForm
      onSubmit={submit}
      failure={failure}
      submitLabel={words.send}
      pending={isSending && words.sending}
    >
      <TextField
        {...form.register("email")}
        label={words.email}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        error={email?.message}
      />
      <TextField
        {...form.register("security")}
        label={asked.question}
        hint={words.securityHint}
        autoComplete="off"
        error={security?.message}
      />
      <HiddenField {...form.register("website")} label={words.website} />
    </AccountForm>
  );
}
