"use client";

import { type SyntheticEvent } from "react";
import { useForm } from "react-hook-form";
import { fixedPaths } from "@/lib/domain/fixed-paths";
import { useShopDispatch } from "@/store/hooks";
import { confirmRegistration } from "@/store/registration";
import { AccountForm } from "./account-form";
import { useSending } from "./use-sending";

interface ConfirmFormClientProps {
  readonly token: string;
  readonly words: {
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
  const { send, isSending, failure } = useSending(useForm(), words);

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    // A full load: everything on the way was made for a guest.
    if (await send(() => dispatch(confirmRegistration({ token })))) window.location.assign(fixedPaths.my);
  }

  return (
    <AccountForm
      onSubmit={submit}
      failure={failure}
      submitLabel={words.confirm}
      pending={isSending && words.confirming}
      wayOut={failure === words.linkOver && <a href={fixedPaths.register}>{words.again}</a>}
    />
  );
}
