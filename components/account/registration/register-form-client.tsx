"use client";

import { useState } from "react";
import { useMessages } from "#use-messages";
import type { Option } from "@/components/ui/select";
import type { RegisteredType } from "@/lib/config/user-types";
import { registrationRoutes } from "@/lib/contract/account/registration/registration.routes";
import { FormSuccess } from "@/components/account/public/form-success-client";
import { CallForm } from "@/components/form/call-form";
import { useCallForm } from "@/components/form/use-call-form";
import { RegisterFields, type RegisterValues } from "./register-fields";

interface RegisterFormClientProps {
  readonly type: RegisteredType;
  readonly countries: readonly Option[];
  /** Empty when unknown. */
  readonly country: string;
  readonly termsPath: string;
}

const emptyValues = { name: "", email: "", password: "", acceptTerms: false };
const emptyPractice = { clinic: "", registrationNumber: "" };

export function RegisterFormClient({ type, countries, country, termsPath }: RegisterFormClientProps) {
  const messages = useMessages("registration.form");

  const [isDone, setIsDone] = useState(false);
  const defaults: RegisterValues = { ...emptyValues, country, ...(type === "vet" && emptyPractice) };
  const form = useCallForm({
    route: registrationRoutes.register,
    schema: async () =>
      (await import("@/lib/contract/account/registration/registration.forms")).registrationForm(type),
    defaults,
    toInput: (body) => ({ body: { ...body, type } }),
    onSuccess: () => setIsDone(true),
    failure: messages.failed,
    staysBusy: true,
  });
  if (isDone) return <FormSuccess title={messages.successTitle} text={messages.successText} />;
  return (
    <CallForm form={form} submitLabel={messages.submit} pendingLabel={messages.submitting}>
      <RegisterFields type={type} field={form.field} countries={countries} termsPath={termsPath} />
    </CallForm>
  );
}
