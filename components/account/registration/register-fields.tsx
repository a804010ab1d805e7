import type { UseFormRegisterReturn } from "react-hook-form";
import { useMessages } from "#use-messages";
import { Link } from "@/components/links/link";
import { Checkbox } from "@/components/ui/checkbox";
import { type Option, Select } from "@/components/ui/select";
import { TextField } from "@/components/ui/text-field";
import { limits } from "@/lib/config/limits";
import type { RegisteredType } from "@/lib/config/user-types";
import { PracticeFields } from "./practice-fields";

export interface RegisterValues {
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

export function RegisterFields({ type, field, countries, termsPath }: RegisterFieldsProps) {
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
