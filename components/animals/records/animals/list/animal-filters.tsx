import { Link } from "@/components/links/link";
import { translate } from "@/lib/i18n/translate";
import { buttonStyles } from "@/components/ui/button-styles";
import { cn } from "@/components/ui/class-names";
import { Select } from "@/components/ui/select";
import { TextField } from "@/components/ui/text-field";
import { animalSearchFields, sexes } from "@/lib/config/animals/animals";
import { limits } from "@/lib/config/limits";
import { type AnimalsQuery, hasAnimalFilters } from "@/lib/domain/list-queries";
import { speciesNames } from "@/lib/domain/species";
import { type ListKind, listKinds } from "./list-kinds";

interface AnimalFiltersProps {
  readonly kind: ListKind;
  readonly query: AnimalsQuery;
}

/** GET form: works before any script has loaded, and its result has an address. */
export function AnimalFilters({ kind, query }: AnimalFiltersProps) {
  const t = translate("animals");
  const { path, hidden } = listKinds[kind];
  return (
    <form
      action={path}
      role="search"
      aria-label={t("filters.label")}
      className="grid grid-cols-2 items-end gap-3 full:grid-cols-[2fr_1.2fr_1fr_1fr_auto]"
    >
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="col-span-2 full:col-span-1">
        <TextField
          name="query"
          type="search"
          label={t("filters.search")}
          placeholder={t("filters.searchHint")}
          defaultValue={query.query}
          maxLength={limits.searchLength}
        />
      </div>
      <div className="col-span-2 full:col-span-1">
        <Select
          name="query_type"
          label={t("filters.field")}
          defaultValue={query.query_type}
          options={animalSearchFields.map((value) => ({ value, label: t(`filters.fields.${value}`) }))}
        />
      </div>
      <Select
        name="species"
        label={t("filters.species")}
        defaultValue={query.species ?? ""}
        placeholder={t("filters.allSpecies")}
        options={speciesNames.map((value) => ({ value, label: t(`filters.speciesNames.${value}`) }))}
      />
      <Select
        name="gender"
        label={t("filters.gender")}
        defaultValue={query.gender ?? ""}
        placeholder={t("filters.allGenders")}
        options={sexes.map((value) => ({ value, label: t(`sexes.${value}`) }))}
      />
      <button type="submit" className={cn(buttonStyles("secondary"), "col-span-2 full:col-span-1")}>
        {t("filters.submit")}
      </button>
      {hasAnimalFilters(query) && (
        <p className="col-span-full">
          <Link href={clearedPath(kind)}>{t("filters.clear")}</Link>
        </p>
      )}
    </form>
  );
}

function clearedPath(kind: ListKind): string {
  const { path, hidden } = listKinds[kind];
  const query = new URLSearchParams(hidden).toString();
  return query === "" ? path : `${path}?${query}`;
}
