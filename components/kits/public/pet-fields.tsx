import { useTranslator } from "#use-messages";
import { DateSelects } from "@/components/form/date-selects";
import { ChevronIcon } from "@/components/ui/chevron-icon";
import { ChoiceRow } from "@/components/ui/choice-row";
import { Select } from "@/components/ui/select";
import { TextArea } from "@/components/ui/text-area";
import { TextField } from "@/components/ui/text-field";
import { useOpenWhen } from "@/components/ui/use-open-when";
import { firstYear, weightTypes } from "@/lib/config/kits/activation";
import { sexes } from "@/lib/config/animals/animals";
import { limits } from "@/lib/config/limits";
import { petIdentifierNames } from "@/lib/domain/animals/pet-identifiers";
import { speciesNames } from "@/lib/domain/species";
import { BreedChoice } from "@/components/kits/activation/pet/breed-choice";
import type { PetFieldsProps } from "./pet-fields-props";

/** The facts about an animal. The kit decides whether breed or date of birth is required. */
export function PetFields(props: PetFieldsProps) {
  const t = useTranslator("activation.pet");
  const { form, petForm, species, country } = props;
  const { field, hook } = form;

  // In the order of display: the first field with an error gets the focus.
  const [nameField, speciesField, sexField] = [field("petName"), field("species"), field("gender")];
  const breed = <BreedChoice {...props} />;
  const born = (
    <DateSelects
      legend={petForm === "birth-date" ? t("born") : t("bornOptional")}
      hint={t("bornHint")}
      labels={{ day: t("day"), month: t("month"), year: t("year") }}
      fields={{ day: field("dobDay"), month: field("dobMonth"), year: field("dobYear") }}
      country={country}
      firstYear={firstYear}
    />
  );
  return (
    <div className="grid gap-6">
      <TextField {...nameField} label={t("name")} autoComplete="off" maxLength={limits.shortTextLength} />
      {species === null && (
        <ChoiceRow
          legend={t("species")}
          options={speciesNames.map((value) => ({ value, label: t(`speciesNames.${value}`) }))}
          field={{
            ...speciesField,
            onChange: (event) => {
              // The breed belongs to the other species.
              hook.setValue("breed", "");
              props.onBreed(undefined);
              return speciesField.onChange(event);
            },
          }}
        />
      )}
      <ChoiceRow
        legend={t("sex")}
        options={sexes.map((value) => ({ value, label: t(`sexes.${value}`) }))}
        field={sexField}
      />
      {petForm === "breed" ? (
        <>
          {breed}
          {born}
        </>
      ) : (
        <>
          {born}
          {breed}
        </>
      )}
      <MoreFields form={form} />
    </div>
  );
}

/** Facts that help and are not needed. Opens if one of them is filled in or wrong. */
function MoreFields({ form: { field, hook } }: Pick<PetFieldsProps, "form">) {
  const t = useTranslator("activation.pet");
  const names = ["weight", ...petIdentifierNames, "personality"] as const;
  const hasError = names.some((name) => field(name).error !== undefined);
  const isFilled = names.some((name) => hook.getValues(name) !== "");
  const details = useOpenWhen(hasError || isFilled);
  const text = { autoComplete: "off", maxLength: limits.shortTextLength };
  return (
    <details ref={details} className="rounded-box border border-line bg-card open:pb-4">
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 px-4 py-3 font-medium">
        {t("more")}
        <ChevronIcon />
      </summary>
      <div className="grid gap-4 px-4 pt-2">
        <div className="grid grid-cols-[1fr_6rem] items-start gap-3">
          <TextField {...field("weight")} {...text} label={t("weight")} inputMode="decimal" />
          <Select
            {...field("weightType")}
            label={t("weightType")}
            options={weightTypes.map((value) => ({ value, label: t(`weightTypes.${value}`) }))}
          />
        </div>
        {petIdentifierNames.map((name) => (
          <TextField
            key={name}
            {...field(name)}
            {...text}
            label={t(name)}
            {...(name === "chipNumber" && { hint: t("chipHint") })}
          />
        ))}
        <TextArea {...field("personality")} label={t("personality")} maxLength={limits.noteLength} />
      </div>
    </details>
  );
}
