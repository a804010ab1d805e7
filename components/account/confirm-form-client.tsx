"use client";

import { useForm } from "react-hook-form";
import { TextField } from "@/components/ui/text-field";
import { limits } from "@/lib/config/limits";
import { confirmForm } from "@/lib/contract/registration.forms";
import { fixedPaths } from "@/lib/domain/fixed-paths";
import { useShopDispatch } from "@/store/hooks";
import { confirmRegistration } from "@/store/registration";
import { AccountForm } from "./account-form";
import { resolverOf } from "./contract-resolver";
import { useSending } from "./use-sending";

interface ConfirmFormClientProps {
  readonly token: string;
  readonly words: {
    readonly password: string;
    readonly confirm: string;
    readonly confirming: string;
    readonly failed: string;
    readonly networkError: string;
    readonly slowDown: string;
    readonly linkOver: string;
    readonly again: string;
  };
}

/** A press, not the opening of the link, uses it up: programs that look into mails open links too. */
export function ConfirmFormClient({ token, words }: ConfirmFormClientProps) {
  const dispatch = useShopDispatch();
  const form = useForm({ resolver: resolverOf(confirmForm), defaultValues: { password: "" } });
  const { send, isSending, failure } = useSending(form, words);

  const submit = form.handleSubmit(async ({ password }) => {
    // A full load: everything on the way was made for a guest.
    if (await send(() => dispatch(confirmRegistration({ token, password }))))
      window.location.assign(fixedPaths.my);
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
