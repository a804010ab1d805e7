import { TextField } from "@/components/ui/text-field";
import { limits } from "@/lib/config/limits";

interface PracticeFieldsProps {
  /** What the form's library makes of a field's name. */
  readonly field: (name: "clinic" | "registrationNumber") => object;
  readonly words: {
    readonly clinic: string;
    readonly registrationNumber: string;
    readonly registrationNumberHint?: string;
  };
}

/** What only a vet is asked, at the beginning and later. */
export function PracticeFields({ field, words }: PracticeFieldsProps) {
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
