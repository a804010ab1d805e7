import { GetForm } from "@/components/links/get-form";
import { countryName } from "@/lib/domain/country-name";
import { requestLanguage, translate } from "@/lib/i18n/translate";
import { buttonStyles } from "@/components/ui/button-styles";
import { Select } from "@/components/ui/select";
import { TextField } from "@/components/ui/text-field";
import { limits } from "@/lib/config/limits";
import type { BreederQuery } from "@/lib/domain/list-queries";
import { paths } from "@/lib/navigation/paths";
import { speciesNames } from "@/lib/domain/species";

export interface BreederChoices {
  readonly countries: readonly { readonly code: string; readonly name: string }[];
  readonly breeds: readonly { readonly id: number; readonly name: string }[];
}

interface BreederFilterProps {
  readonly query: BreederQuery;
  readonly choices: BreederChoices;
}

/** A plain GET form with a datalist: works before hydration. */
export function BreederFilter({ query, choices }: BreederFilterProps) {
  const t = translate("responsibleBreeders");
  const all = t("search.all");
  return (
    <GetForm
      action={paths.responsibleBreeders.search}
      role="search"
      aria-label={t("search.filter")}
      className="grid grid-cols-1 items-end gap-3 rounded-box bg-sand p-5 wide:grid-cols-2 desk:grid-cols-[2fr_1fr_1fr_auto]"
    >
      <TextField
        name="breed"
        label={t("search.breed")}
        placeholder={t("search.breedHint")}
        defaultValue={query.breed}
        maxLength={limits.searchLength}
        list="breeds-on-list"
        autoComplete="off"
      />
      <datalist id="breeds-on-list">
        {[...new Set(choices.breeds.map(({ name }) => name))].map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <Select
        name="species"
        label={t("search.species")}
        placeholder={all}
        defaultValue={query.species}
        options={speciesNames.map((value) => ({ value, label: t(`search.${value}`) }))}
      />
      <Select
        name="country"
        label={t("search.country")}
        placeholder={all}
        defaultValue={query.country}
        options={choices.countries.map((country) => ({
          value: country.code,
          label: countryName(country, requestLanguage()),
        }))}
      />
      <button type="submit" className={buttonStyles("primary")}>
        {t("search.show")}
      </button>
    </GetForm>
  );
}
