import { Checkbox } from "@/components/ui/checkbox";
import { type Option, Select } from "@/components/ui/select";
import { TextField } from "@/components/ui/text-field";
import { limits } from "@/lib/config/limits";
import type { RegisteredType } from "@/lib/config/user-types";
import { PracticeFields } from "./practice-fields";
import type { FieldOf, RegisterWords } from "./register-words";

interface RegisterFieldsProps {
  readonly type: RegisteredType;
  readonly field: FieldOf;
  readonly countries: readonly Option[];
  readonly termsPath: string;
  readonly words: RegisterWords;
}

export function RegisterFields({ type, field, countries, termsPath, words }: RegisterFieldsProps) {
  return (
    <>
      <TextField
        {...field("name")}
        label={words.name}
        autoComplete="name"
        maxLength={limits.shortTextLength}
      />
      <TextField
        {...field("email")}
        label={words.email}
        hint={words.emailHint}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        {...field("password")}
        label={words.password}
        hint={words.passwordHint}
        type="password"
        autoComplete="new-password"
      />
      <Select
        {...field("country")}
        label={words.country}
        placeholder={words.chooseCountry}
        options={countries}
        autoComplete="country"
      />
      {type === "vet" && <PracticeFields field={field} words={words} />}
      <div>
        <Checkbox {...field("acceptTerms")} label={words.acceptTerms} />
        <a href={termsPath} target="_blank" rel="noreferrer" className="text-small">
          {words.readTerms}
        </a>
      </div>
    </>
  );
}
