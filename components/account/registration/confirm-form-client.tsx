"use client";

import { useMessages } from "#use-messages";
import { Link } from "@/components/links/link";
import { TextField } from "@/components/ui/text-field";
import { limits } from "@/lib/config/limits";
import { fixedPaths } from "@/lib/navigation/fixed-paths";
import { registrationRoutes } from "@/lib/contract/account/registration/registration.routes";
import { confirmRegistration } from "@/store/api/account/sign-in";
import { CallForm } from "@/components/form/call-form";
import { useCallForm } from "@/components/form/use-call-form";

/** The link is used up by submitting, not by opening it: mail scanners open links too. */
export function ConfirmFormClient({ token }: { readonly token: string }) {
  const messages = useMessages("registration.confirm.form");

  const form = useCallForm({
    route: registrationRoutes.confirm,
    schema: async () => (await import("@/lib/contract/account/registration/registration.forms")).confirmForm,
    defaults: { password: "" },
    send: ({ password }) => confirmRegistration({ token, password }),
    // A full load: this page was rendered for a guest.
    onSuccess: () => window.location.assign(fixedPaths.my),
    failure: messages.failed,
    failuresByCode: { link_over: messages.linkExpired },
    staysBusy: true,
  });

  return (
    <CallForm
      form={form}
      submitLabel={messages.submit}
      pendingLabel={messages.submitting}
      help={
        form.failure === messages.linkExpired && (
          <Link href={fixedPaths.register}>{messages.registerAgain}</Link>
        )
      }
    >
      <TextField
        {...form.field("password")}
        label={messages.password}
        type="password"
        autoComplete="current-password"
        maxLength={limits.passwordLength}
      />
    </CallForm>
  );
}
