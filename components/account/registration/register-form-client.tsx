"use client";

import type { Messages } from "@/lib/i18n/generated/message-types";
import { useState } from "react";
import type { Option } from "@/components/ui/select";
import type { RegisteredType } from "@/lib/config/user-types";
import { registrationForm } from "@/lib/contract/account/registration/registration.forms";
import { registrationRoutes } from "@/lib/contract/account/registration/registration.routes";
import { FormSuccess } from "@/components/account/public/form-success-client";
import { CallForm } from "@/components/form/call-form";
import { RegisterFields, type RegisterValues } from "./register-fields";
import type { FormMessages } from "@/store/api/failure-message";
import { useCallForm } from "@/components/form/use-call-form";

interface RegisterFormClientProps {
  readonly type: RegisteredType;
  readonly countries: readonly Option[];
  /** Empty when unknown. */
  readonly country: string;
  readonly termsPath: string;
  readonly messages: Messages["registration"]["form"];
  readonly formMessages: FormMessages;
}

const emptyValues = { name: "", email: "", password: "", acceptTerms: false };
const emptyPractice = { clinic: "", registrationNumber: "" };

export function RegisterFormClient({
  type,
  countries,
  country,
  termsPath,
  messages,
  formMessages,
}: RegisterFormClientProps) {
  const [isDone, setIsDone] = useState(false);
  const defaults: RegisterValues = { ...emptyValues, country, ...(type === "vet" && emptyPractice) };
  const form = useCallForm({
    route: registrationRoutes.register,
    schema: registrationForm(type),
    defaults,
    toInput: (body) => ({ body: { ...body, type } }),
    onSuccess: () => setIsDone(true),
    failure: messages.failed,
    messages: formMessages,
    staysBusy: true,
  });
  if (isDone) return <FormSuccess title={messages.successTitle} text={messages.successText} />;
  return (
    <CallForm form={form} submitLabel={messages.submit} pendingLabel={messages.submitting}>
      <RegisterFields
        type={type}
        field={form.field}
        countries={countries}
        termsPath={termsPath}
        messages={messages}
      />
    </CallForm>
  );
}
