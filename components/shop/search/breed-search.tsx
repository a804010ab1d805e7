import { translate } from "@/lib/i18n/translate";
import { SearchForm } from "./search-form";

/** Leads from the name of a breed to its tests. */
export function BreedSearch() {
  const t = translate("roleLanding");
  return (
    <SearchForm
      label={t("breed.label")}
      hint={t("breed.hint")}
      submit={t("breed.find")}
      kind="secondary"
      className="mt-6 max-w-110"
    />
  );
}
