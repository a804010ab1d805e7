"use client";

import { useState } from "react";
import { useMessages } from "#use-messages";
import { Link } from "@/components/links/link";
import { LinkButton } from "@/components/links/link-button";
import { TextField } from "@/components/ui/text-field";
import { fixedPaths } from "@/lib/navigation/fixed-paths";
import { registrationRoutes } from "@/lib/contract/account/registration/registration.routes";
import { FormSuccess } from "@/components/account/public/form-success-client";
import { CallForm } from "@/components/form/call-form";
import { useCallForm } from "@/components/form/use-call-form";

export function ResetFormClient({ token }: { readonly token: string }) {
  const messages = useMessages("registration.resetPassword.form");

  const [isSaved, setIsSaved] = useState(false);
  const form = useCallForm({
    route: registrationRoutes.resetPassword,
    schema: async () => (await import("@/lib/contract/account/registration/registration.forms")).resetForm,
    defaults: { password: "" },
    toInput: ({ password }) => ({ body: { token, password } }),
    onSuccess: () => setIsSaved(true),
    failure: messages.failed,
    failuresByCode: { link_over: messages.linkExpired },
    staysBusy: true,
  });
  if (isSaved)
    return (
      <FormSuccess title={messages.successTitle} text={messages.successText}>
        <LinkButton href={fixedPaths.login}>{messages.login}</LinkButton>
      </FormSuccess>
    );

  return (
    <CallForm
      form={form}
      submitLabel={messages.submit}
      pendingLabel={messages.submitting}
      help={
        form.failure === messages.linkExpired && (
          <Link href={fixedPaths.forgotPassword}>{messages.requestNewLink}</Link>
        )
      }
    >
      <TextField
        {...form.field("password")}
        label={messages.password}
        hint={messages.passwordHint}
        type="password"
        autoComplete="new-password"
      />
    </CallForm>
  );
}
