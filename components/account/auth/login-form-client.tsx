"use client";

import { type SyntheticEvent, useState } from "react";
import { useMessages, useTranslator } from "#use-messages";
import { EmailField } from "@/components/form/email-field";
import { TextField } from "@/components/ui/text-field";
import { limits } from "@/lib/config/limits";
import { unconfirmedCode } from "@/lib/config/account/account-codes";
import { signIn } from "@/store/api/account/sign-in";
import { CallForm } from "@/components/form/call-form";
import { useMutationCall } from "@/components/form/use-mutation-call";
import { useRouteCall } from "@/components/form/use-route-call";
import { FormFailure } from "@/components/form/form-failure";
import { Button } from "@/components/ui/button";
import { registrationRoutes } from "@/lib/contract/account/registration/registration.routes";

interface LoginFormClientProps {
  /** Path of this site, validated on the server. */
  readonly next: string;
}

const fieldNames = ["username", "password"] as const;

export function LoginFormClient({ next }: LoginFormClientProps) {
  const messages = useMessages("auth");

  const [isUnconfirmed, setIsUnconfirmed] = useState(false);
  const [email, setEmail] = useState("");
  const login = useMutationCall({
    failure: messages.failed,
    staysBusy: true,
    onRefusal: ({ code }) => setIsUnconfirmed(code === unconfirmedCode),
  });
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const [username = "", password = ""] = fieldNames.map((name) => String(data.get(name)));
    setIsUnconfirmed(false);
    setEmail(username.trim());
    const outcome = await login.run(signIn({ username, password }), fieldNames);
    setErrors(outcome.ok ? {} : outcome.fields);
    // A full load: this page was rendered for a guest.
    if (outcome.ok) window.location.assign(next);
    else focusFirstInvalid(form, outcome.fields);
  }

  return (
    <CallForm
      form={{ ...login, submit: (event) => void submit(event) }}
      submitLabel={messages.submit}
      pendingLabel={messages.submitting}
      help={isUnconfirmed && <UnconfirmedNotice email={email} />}
    >
      <EmailField name="username" label={messages.email} autoComplete="username" error={errors["username"]} />
      <TextField
        name="password"
        label={messages.password}
        type="password"
        autoComplete="current-password"
        maxLength={limits.passwordLength}
        error={errors["password"]}
      />
    </CallForm>
  );
}

function focusFirstInvalid(form: HTMLFormElement, errors: Readonly<Record<string, string>>) {
  [...form.querySelectorAll("input")].find(({ name }) => errors[name] !== undefined)?.focus();
}

/** Why the account cannot sign in yet, with a button for a new link. */
function UnconfirmedNotice({ email }: { readonly email: string }) {
  const t = useTranslator("auth.unconfirmed");
  const route = registrationRoutes.resendConfirmation;
  const resend = useRouteCall(route);
  return (
    <div className="grid justify-items-start gap-3 rounded-box bg-sand p-4">
      <div role="alert">
        <p className="font-medium">{t("title")}</p>
        <p className="wrap-anywhere">{t("text", { email })}</p>
      </div>
      <Button
        kind="secondary"
        pending={resend.isSending && t("sending")}
        onClick={() => void resend.send({ body: { email } })}
      >
        {t("resend")}
      </Button>
      <p role="status" className="empty:hidden">
        {resend.isDone && t("sent")}
      </p>
      <FormFailure message={resend.failure} />
    </div>
  );
}
