import { TextField } from "@/components/ui/text-field";
import { limits } from "@/lib/config/limits";

interface PracticeFieldsProps {
  /** Returns the props of a field. */
  readonly field: (name: "clinic" | "registrationNumber") => object;
  readonly messages: {
    readonly clinic: string;
    readonly registrationNumber: string;
    readonly registrationNumberHint?: string;
  };
}

/** Fields for vets only, in the registration and in the profile. */
export function PracticeFields({ field, messages }: PracticeFieldsProps) {
  return (
    <>
      <TextField
        {...field("clinic")}
        label={messages.clinic}
        autoComplete="organization"
        maxLength={limits.shortTextLength}
      />
      <TextField
        {...field("registrationNumber")}
        label={messages.registrationNumber}
        hint={messages.registrationNumberHint}
        autoComplete="off"
        maxLength={limits.shortTextLength}
      />
    </>
  );
}
