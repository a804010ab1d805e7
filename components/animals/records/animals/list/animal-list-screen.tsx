import { Link } from "@/components/links/link";
import { ClientMessages } from "@/lib/i18n/client-messages";
import { translate } from "@/lib/i18n/translate";
import { LinkButton } from "@/components/links/link-button";
import { DeferredList } from "@/components/lists/deferred-list";
import { animalsQuery, type AnimalsQuery, hasAnimalFilters } from "@/lib/domain/list-queries";
import { speciesId } from "@/lib/domain/species";
import { paths } from "@/lib/navigation/paths";
import type { AnimalFilter, ListedAnimal } from "@/store/api/animals/animals";
import { AnimalFilters } from "./animal-filters";
import { AnimalList } from "./animal-list-client";
import { type ListKind, listKinds } from "./list-kinds";
import { SavedFilters } from "./saved-filters-client";

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
