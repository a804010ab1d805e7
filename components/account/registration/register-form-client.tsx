"use client";

import { useState } from "react";
import { useMessages } from "#use-messages";
import { type Option, Select } from "@/components/ui/select";
import type { RegisteredType } from "@/lib/config/user-types";
import { registrationRoutes } from "@/lib/contract/account/registration/registration.routes";
import { FormSuccess } from "@/components/account/public/form-success-client";
import { CallForm } from "@/components/form/call-form";
import { useCallForm } from "@/components/form/use-call-form";
import type { UseFormRegisterReturn } from "react-hook-form";
import { Link } from "@/components/links/link";
import { Checkbox } from "@/components/ui/checkbox";
import { TextField } from "@/components/ui/text-field";
import { limits } from "@/lib/config/limits";
import { PracticeFields } from "./practice-fields";

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

interface RegisterValues {
  name: string;
  email: string;
  password: string;
  country: string;
  acceptTerms: boolean;
  clinic?: string;
  registrationNumber?: string;
}

interface RegisterFieldsProps {
  readonly type: RegisteredType;
  readonly field: (name: keyof RegisterValues) => UseFormRegisterReturn & { readonly error?: string };
  readonly countries: readonly Option[];
  readonly termsPath: string;
}

function RegisterFields({ type, field, countries, termsPath }: RegisterFieldsProps) {
  const messages = useMessages("registration.form");
  return (
    <>
      <TextField
        {...field("name")}
        label={messages.name}
        autoComplete="name"
        maxLength={limits.shortTextLength}
      />
      <TextField
        {...field("email")}
        label={messages.email}
        hint={messages.emailHint}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        {...field("password")}
        label={messages.password}
        hint={messages.passwordHint}
        type="password"
        autoComplete="new-password"
      />
      <Select
        {...field("country")}
        label={messages.country}
        placeholder={messages.chooseCountry}
        options={countries}
        autoComplete="country"
      />
      {type === "vet" && <PracticeFields field={field} messages={messages} />}
      <div>
        <Checkbox {...field("acceptTerms")} label={messages.acceptTerms} />
        <Link href={termsPath} target="_blank" rel="noreferrer" className="text-small">
          {messages.readTerms}
        </Link>
      </div>
    </>
  );
}
