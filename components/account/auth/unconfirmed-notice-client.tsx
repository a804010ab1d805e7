"use client";

import { useTranslator } from "#use-messages";
import { FormFailure } from "@/components/form/form-failure";
import { useMutationCall } from "@/components/form/use-mutation-call";
import { Button } from "@/components/ui/button";
import { registrationRoutes } from "@/lib/contract/account/registration/registration.routes";
import { callApi } from "@/store/api/call-api";

interface UnconfirmedNoticeProps {
  readonly email: string;
}

/** Why the account cannot sign in yet, with a button for a new link. */
export function UnconfirmedNotice({ email }: UnconfirmedNoticeProps) {
  const t = useTranslator("auth.unconfirmed");
  const route = registrationRoutes.resendConfirmation;
  const { failure: documented } = route;
  const resend = useMutationCall({ failure: documented });
  return (
    <div className="grid justify-items-start gap-3 rounded-box bg-sand p-4">
      <div role="alert">
        <p className="font-medium">{t("title")}</p>
        <p className="wrap-anywhere">{t("text", { email })}</p>
      </div>
      <Button
        kind="secondary"
        pending={resend.isSending && t("sending")}
        onClick={() => void resend.run(callApi(route, { body: { email } }))}
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
