"use client";

import { type SyntheticEvent, useState } from "react";
import { TextField } from "@/components/ui/text-field";
import { limits } from "@/lib/config/limits";
import { signIn } from "@/store/sign-in";
import { AccountForm } from "@/components/form/account-form";
import type { SendingWords } from "@/components/form/failure-words";
import { useSending } from "@/components/form/use-sending";

interface LoginFormClientProps {
  /** A path of ours, checked on the server. */
  readonly next: string;
  readonly words: {
    readonly email: string;
    readonly password: string;
    readonly submit: string;
    readonly submitting: string;
    readonly failed: string;
  };
  readonly sendingWords: SendingWords;
}

const fieldNames = ["username", "password"] as const;

export function LoginFormClient({ next, words, sendingWords }: LoginFormClientProps) {
  const sending = useSending({ failed: words.failed, words: sendingWords, isOnce: true });
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const [username, password] = fieldNames.map((name) => String(typed.get(name)));
    const work = signIn({ username: username ?? "", password: password ?? "" });
    const { isDone, fields } = await sending.run(work, fieldNames);
    setErrors(fields);
    // A full load: everything on the way was made for a guest.
    if (isDone) window.location.assign(next);
  }

  return (
    <AccountForm
      onSubmit={submit}
      failure={sending.failure}
      submitLabel={words.submit}
      pending={sending.isSending && words.submitting}
    >
      <TextField
        name="username"
        label={words.email}
        type="email"
        autoComplete="username"
        maxLength={limits.emailLength}
        error={errors["username"]}
      />
      <TextField
        name="password"
        label={words.password}
        type="password"
        autoComplete="current-password"
        maxLength={limits.passwordLength}
        error={errors["password"]}
      />
    </AccountForm>
  );
}
