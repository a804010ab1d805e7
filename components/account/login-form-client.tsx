"use client";

import { useState, type SyntheticEvent } from "react";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/text-field";
import { limits } from "@/lib/config/limits";
import { useShopDispatch } from "@/store/hooks";
import { preloadCalls } from "@/store/load-calls";
import { signIn } from "@/store/sign-in";
import { FormFailure } from "./form-failure";
import { type SignInFailure, signInFailureOf, type SignInWords } from "./sign-in-failure";

interface LoginFormClientProps {
  /** A path of ours, checked on the server. */
  readonly next: string;
  readonly words: SignInWords & {
    readonly email: string;
    readonly password: string;
    readonly submit: string;
    readonly submitting: string;
  };
}

export function LoginFormClient({ next, words }: LoginFormClientProps) {
  const dispatch = useShopDispatch();
  const [failure, setFailure] = useState<SignInFailure>();
  const [isSending, setIsSending] = useState(false);

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    setIsSending(true);
    const fields = new FormData(event.currentTarget);
    const credentials = {
      username: String(fields.get("username")),
      password: String(fields.get("password")),
    };
    const error = await dispatch(signIn(credentials));
    // A full load: everything on the way was made for a guest. The button stays as it is until then.
    if (error === undefined) return window.location.assign(next);
    setFailure(signInFailureOf(error, words));
    setIsSending(false);
  }

  return (
    // A post even before the script has loaded: a password must never stand in an address.
    <form
      method="post"
      noValidate
      className="grid gap-4"
      onFocus={preloadCalls}
      onSubmit={(event) => void submit(event)}
    >
      <TextField
        name="username"
        label={words.email}
        type="email"
        autoComplete="username"
        maxLength={limits.emailLength}
        error={failure?.fields["username"]}
      />
      <TextField
        name="password"
        label={words.password}
        type="password"
        autoComplete="current-password"
        maxLength={limits.passwordLength}
        error={failure?.fields["password"]}
      />
      <FormFailure message={failure?.message} />
      <Button type="submit" pending={isSending && words.submitting}>
        {words.submit}
      </Button>
    </form>
  );
}
