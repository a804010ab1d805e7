"use client";

import { useForm } from "react-hook-form";
import { TextField } from "@/components/ui/text-field";
import { limits } from "@/lib/config/limits";
import { confirmForm } from "@/lib/contract/registration/registration.forms";
import { fixedPaths } from "@/lib/navigation/fixed-paths";
import { confirmRegistration } from "@/store/registration";
import { AccountForm } from "@/components/form/account-form";
import { resolverOf } from "@/components/form/contract-resolver";
import type { SendingWords } from "@/components/form/failure-words";
import { useFormSending } from "@/components/form/use-form-sending";

interface ConfirmFormClientProps {
  readonly token: string;
  readonly words: {
    readonly password: string;
    readonly confirm: string;
    readonly confirming: string;
    readonly failed: string;
    readonly linkOver: string;
    readonly again: string;
  };
  readonly sendingWords: SendingWords;
}

/** A press, not the opening of the link, uses it up: programs that look into mails open links too. */
export function ConfirmFormClient({ token, words, sendingWords }: ConfirmFormClientProps) {
  const form = useForm({ resolver: resolverOf(confirmForm), defaultValues: { password: "" } });
  const { send, isSending, failure } = useFormSending(form, {
    failed: words.failed,
    words: sendingWords,
    refusals: { link_over: words.linkOver },
    isOnce: true,
  });

  const submit = form.handleSubmit(async ({ password }) => {
    // A full load: everything on the way was made for a guest.
    if (await send(confirmRegistration({ token, password }))) window.location.assign(fixedPaths.my);
  });

  return (
    <AccountForm
      onSubmit={submit}
      failure={failure}
      submitLabel={words.confirm}
      pending={isSending && words.confirming}
      wayOut={failure === words.linkOver && <a href={fixedPaths.register}>{words.again}</a>}
    >
      <TextField
        {...form.register("password")}
        label={words.password}
        type="password"
        autoComplete="current-password"
        maxLength={limits.passwordLength}
        error={form.formState.errors.password?.message}
      />
    </AccountForm>
  );
}
