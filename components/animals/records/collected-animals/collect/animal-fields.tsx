import { useWatch } from "react-hook-form";
import { useTranslator } from "#use-messages";
import { ChoiceRow } from "@/components/ui/choice-row";
import { TextField } from "@/components/ui/text-field";
import { sexes } from "@/lib/config/animals/animals";
import { limits } from "@/lib/config/limits";
import type { Collector } from "@/lib/contract/animals/records/collected-animals/collected-animals.types";
import { speciesNames } from "@/lib/domain/species";
import { NumberScan } from "./number-scan-client";
import type { RecordFieldsProps } from "./animal-fields-props";

const breedListId = "breeds";

/** The animal and its microchip. */
export function AnimalFields(props: RecordFieldsProps & Pick<Collector, "breeds">) {
  const t = useTranslator("collector");
  const { form, breeds } = props;
  const { field, hook } = form;
  const species = useWatch({ control: hook.control, name: "species" });
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-3 text-title-3 font-semibold">{t("form.animal")}</legend>
      <ChoiceRow
        legend={t("form.species")}
        options={speciesNames.map((value) => ({ value, label: t(`form.${value}`) }))}
        field={field("species")}
      />
      <TextField
        {...field("petName")}
        label={t("form.petName")}
        autoComplete="off"
        maxLength={limits.shortTextLength}
      />
      <TextField
        {...field("breed")}
        label={t("form.breed")}
        hint={t("form.breedHint")}
        list={breedListId}
        autoComplete="off"
        maxLength={limits.shortTextLength}
      />
      <datalist id={breedListId}>
        {breeds.map((breed) => breed.species === species && <option key={breed.name} value={breed.name} />)}
      </datalist>
      <ChoiceRow
        legend={t("form.gender")}
        options={sexes.map((value) => ({ value, label: t(`form.${value}`) }))}
        field={field("gender")}
      />
      <TextField {...field("bornOn")} type="date" label={t("form.bornOn")} />
      <TextField
        {...field("chipNumber")}
        label={t("form.chipNumber")}
        inputMode="numeric"
        autoComplete="off"
        maxLength={limits.shortTextLength}
      />
      <NumberScan label={t("scan.chip")} name="chipNumber" form={form} />
    </fieldset>
  );
}
