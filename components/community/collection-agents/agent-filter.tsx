import { GetForm } from "@/components/links/get-form";
import { countryName } from "@/lib/domain/country-name";
import { requestLanguage, translate } from "@/lib/i18n/translate";
import { buttonStyles } from "@/components/ui/button-styles";
import { Select } from "@/components/ui/select";
import { TextField } from "@/components/ui/text-field";
import { limits } from "@/lib/config/limits";
import type { AgentMapData } from "@/lib/contract/community/collection-agents/collection-agents.types";
import type { AgentQuery } from "@/lib/domain/list-queries";
import { speciesNames } from "@/lib/domain/species";

interface AgentFilterProps {
  readonly query: AgentQuery;
  readonly countries: AgentMapData["countries"];
  readonly base: string;
}

/** A plain GET form: works before hydration. */
export function AgentFilter({ query, countries, base }: AgentFilterProps) {
  const t = translate("collectionAgents");
  return (
    <GetForm
      action={base}
      role="search"
      aria-label={t("finder.filter")}
      className="grid grid-cols-1 items-end gap-3 rounded-box bg-sand p-5 wide:grid-cols-2 desk:grid-cols-[2fr_1fr_1fr_auto]"
    >
      <TextField
        name="query"
        type="search"
        label={t("finder.query")}
        placeholder={t("finder.queryHint")}
        defaultValue={query.query}
        maxLength={limits.searchLength}
      />
      <Select
        name="country"
        label={t("finder.country")}
        placeholder={t("finder.all")}
        defaultValue={query.country ?? ""}
        options={countries.map((country) => ({
          value: country.code,
          label: countryName(country, requestLanguage()),
        }))}
      />
      <Select
        name="species"
        label={t("finder.species")}
        placeholder={t("finder.all")}
        defaultValue={query.species ?? ""}
        options={speciesNames.map((value) => ({ value, label: t(`finder.${value}`) }))}
      />
      <button type="submit" className={buttonStyles("primary")}>
        {t("finder.show")}
      </button>
    </GetForm>
  );
}
