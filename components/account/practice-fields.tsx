import { TextField } from "@/components/ui/text-field";
import { limits } from "@/lib/config/limits";
import type { FieldOf, RegisterWords } from "./register-words";

/** What only a vet is asked. */
export function PracticeFields({ field, words }: { readonly field: FieldOf; readonly words: RegisterWords }) {
  return (
    <>
      <TextField
        {...field("clinic")}
        label={words.clinic}
        autoComplete="organization"
        maxLength={limits.shortTextLength}
      />
      <TextField
        {...field("registrationNumber")}
        label={words.registrationNumber}
        hint={words.registrationNumberHint}
        autoComplete="off"
        maxLength={limits.shortTextLength}
      />
    </>
  );
}
