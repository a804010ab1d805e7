import { Link } from "@/components/links/link";
import { ClientMessages } from "@/lib/i18n/client-messages";
import { translate } from "@/lib/i18n/translate";
import { GetForm } from "@/components/links/get-form";
import { LinkButton } from "@/components/links/link-button";
import { DeferredList } from "@/components/lists/deferred-list";
import { animalsQuery, type AnimalsQuery, hasAnimalFilters } from "@/lib/domain/list-queries";
import { speciesId, speciesNames } from "@/lib/domain/species";
import { paths } from "@/lib/navigation/paths";
import type { AnimalFilter, ListedAnimal } from "@/store/api/animals/animals";
import { AnimalList } from "./animal-list-client";
import { type ListKind, listKinds } from "./list-kinds";
import { SavedFilters } from "./saved-filters-client";
import { buttonStyles } from "@/components/ui/button-styles";
import { cn } from "@/components/ui/class-names";
import { Select } from "@/components/ui/select";
import { TextField } from "@/components/ui/text-field";
import { animalSearchFields, sexes } from "@/lib/config/animals/animals";
import { limits } from "@/lib/config/limits";

interface AnimalListScreenProps {
  readonly kind: ListKind;
  readonly query: AnimalsQuery;
  readonly country: string;
  /** User id, where filters can be saved. */
  readonly owner?: number;
  readonly read: () => Promise<{ readonly results: readonly ListedAnimal[]; readonly count: number }>;
}

const titles = {
  mine: "mine",
  patients: "patients",
  shared: "shared",
  withMe: "shared",
  archived: "archived",
} as const satisfies Readonly<Record<ListKind, string>>;

/** Heading, filters and the first page of a list of animals. */
export function AnimalListScreen({ kind, query, country, owner, read }: AnimalListScreenProps) {
  const t = translate("animals");
  const title = titles[kind];
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="grid gap-2">
          <h1>{t(`titles.${title}`)}</h1>
          <p className="max-w-text text-lead text-quiet">{t(`intros.${title}`)}</p>
        </div>
        {(kind === "mine" || kind === "patients") && (
          <LinkButton href={paths.addAnimal}>{t(kind === "mine" ? "add" : "addPatient")}</LinkButton>
        )}
      </div>
      {title === "shared" && <ShareTabs kind={kind} />}
      <AnimalFilters kind={kind} query={query} />
      {owner !== undefined && (
        <ClientMessages areas={["animals.saved"]}>
          <SavedFilters
            owner={owner}
            path={listKinds[kind].path}
            search={hasAnimalFilters(query) ? animalsQuery.href("", query) : ""}
            suggestion={query.query}
          />
        </ClientMessages>
      )}
      <DeferredList key={JSON.stringify([kind, query])} label={t("loading")} read={read}>
        {(first) => (
          <ClientMessages areas={["animals"]}>
            <AnimalList
              kind={kind}
              filter={filterOf(kind, query)}
              isFiltered={hasAnimalFilters(query)}
              country={country}
              first={first}
            />
          </ClientMessages>
        )}
      </DeferredList>
    </div>
  );
}

function filterOf(kind: ListKind, { query, query_type, gender, species }: AnimalsQuery): AnimalFilter {
  return {
    view: listKinds[kind].view,
    query,
    query_type,
    ...(gender && { gender }),
    ...(species && { species_id: speciesId(species) }),
  };
}

const tabStyles =
  "inline-flex min-h-11 items-center border-b-4 border-transparent px-4 font-medium text-quiet no-underline hover:text-ink aria-[current=page]:border-brand aria-[current=page]:text-ink";

function ShareTabs({ kind }: Pick<AnimalListScreenProps, "kind">) {
  const t = translate("animals");
  const tabs = [
    { name: "shared", href: paths.sharedAnimals },
    { name: "withMe", href: paths.sharedWithMe },
  ] as const;
  return (
    <nav aria-label={t("tabs.label")} className="flex border-b border-line">
      {tabs.map(({ name, href }) => (
        <Link key={name} href={href} className={tabStyles} aria-current={name === kind ? "page" : undefined}>
          {t(`tabs.${name}`)}
        </Link>
      ))}
    </nav>
  );
}

/** GET form: works before any script has loaded, and its result has an address. */
function AnimalFilters({ kind, query }: { readonly kind: ListKind; readonly query: AnimalsQuery }) {
  const t = translate("animals");
  const { path, hidden } = listKinds[kind];
  return (
    <GetForm
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
    </GetForm>
  );
}

function clearedPath(kind: ListKind): string {
  const { path, hidden } = listKinds[kind];
  const query = new URLSearchParams(hidden).toString();
  return query === "" ? path : `${path}?${query}`;
}
