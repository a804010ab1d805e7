"use client";

import { useState } from "react";
import { useTranslator } from "#use-messages";
import { Link } from "@/components/links/link";
import { CallForm } from "@/components/form/call-form";
import { useCallForm } from "@/components/form/use-call-form";
import { FormSuccess } from "@/components/account/public/form-success-client";
import { HiddenUsername } from "@/components/account/public/hidden-username";
import { Select } from "@/components/ui/select";
import { TextField } from "@/components/ui/text-field";
import { registrationRoutes } from "@/lib/contract/account/registration/registration.routes";

interface CreateAccountProps {
  readonly buyer: { readonly name: string; readonly email: string; readonly country: string };
  readonly termsPath: string;
}

const types = ["owner", "breeder"] as const;

/** An account for the buyer of a guest order: only the password is missing. The order joins it once the email is confirmed. */
export function CreateAccount({ buyer, termsPath }: CreateAccountProps) {
  const t = useTranslator("checkout.complete.account");
  const [isDone, setIsDone] = useState(false);
  const [type, setType] = useState<(typeof types)[number]>("owner");
  const form = useCallForm({
    route: registrationRoutes.register,
    schema: async () =>
      (await import("@/lib/contract/account/registration/registration.forms")).registrationForm("owner"),
    defaults: { ...buyer, password: "", acceptTerms: true },
    toInput: (body) => ({ body: { ...body, type } }),
    onSuccess: () => setIsDone(true),
    failure: t("failed"),
    staysBusy: true,
  });
  if (isDone) return <FormSuccess title={t("doneTitle")} text={t("doneText", { email: buyer.email })} />;
  const emailError = form.field("email").error;
  return (
    <>
      <h2 className="text-title-3">{t("title")}</h2>
      <p className="wrap-anywhere">{t("text", { email: buyer.email })}</p>
      <CallForm form={form} submitLabel={t("submit")} pendingLabel={t("submitting")}>
        <HiddenUsername email={buyer.email} />
        <Select
          name="type"
          label={t("type")}
          value={type}
          onChange={({ target }) => setType(target.value === "breeder" ? "breeder" : "owner")}
          options={types.map((value) => ({ value, label: t(`types.${value}`) }))}
        />
        <TextField
          {...form.field("password")}
          label={t("password")}
          hint={t("passwordHint")}
          type="password"
          autoComplete="new-password"
        />
        {emailError && <p role="alert">{emailError}</p>}
        <p className="text-small text-quiet">
          {t("terms")}{" "}
          <Link href={termsPath} target="_blank" rel="noreferrer">
            {t("termsLink")}
          </Link>
        </p>
      </CallForm>
    </>
  );
}
