import type { ComponentProps } from "react";
import { useTranslator } from "#use-messages";
import { ChoiceRow } from "@/components/ui/choice-row";
import { BreedField } from "./breed-field";

const choices = ["breed", "mixed", "unknown"] as const;

interface BreedOrNoneProps extends ComponentProps<typeof BreedField> {
  /** Where the kit needs a breed, it cannot be mixed or unknown. */
  readonly isRequired: boolean;
  /** `breed`, `mixed` or `unknown`. */
  readonly choice: string;
  readonly choiceField: ComponentProps<typeof ChoiceRow>["field"];
}

/** The breed. Where the kit does not need one, it may be mixed or unknown. */
export function BreedOrNone({ isRequired, choice, choiceField, ...breed }: BreedOrNoneProps) {
  const t = useTranslator("activation.pet");
  return (
    <div className="grid gap-3">
      {!isRequired && (
        <ChoiceRow
          legend={t("breedOptional")}
          options={choices.map((value) => ({ value, label: t(`breedChoices.${value}`) }))}
          chosen={choice}
          field={choiceField}
        />
      )}
      {(isRequired || choice === "breed") && <BreedField key={breed.species} {...breed} />}
    </div>
  );
}
