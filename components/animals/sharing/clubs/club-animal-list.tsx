import { Link } from "@/components/links/link";
import { ClientMessages } from "@/lib/i18n/client-messages";
import { translate } from "@/lib/i18n/translate";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { ListPagination } from "@/components/lists/list-pagination";
import { SearchForm } from "@/components/lists/search-form";
import type { ClubAnimal, ClubAnimals } from "@/lib/contract/animals/sharing/clubs/clubs.types";
import { profilesQuery, type ProfilesQuery } from "@/lib/domain/list-queries";
import { paths } from "@/lib/navigation/paths";
import { RemoveClubAnimal } from "./remove-club-animal-client";

interface ClubAnimalListProps {
  readonly animals: ClubAnimals;
  readonly query: ProfilesQuery;
}

/** Animals that the user's clubs can see. */
export function ClubAnimalList({ animals, query }: ClubAnimalListProps) {
  const t = translate("clubs");
  const { results, count } = animals;
  const isSearched = query.query !== "";
  return (
    <ClientMessages areas={["clubs.remove"]}>
      {(count > 0 || isSearched) && (
        <SearchForm
          action={paths.clubAccess}
          name="query"
          value={query.query}
          label={t("filter")}
          fieldLabel={t("name")}
          submitLabel={t("show")}
        />
      )}
      {results.length === 0 &&
        (isSearched ? (
          <EmptyState title={t("noMatch")} />
        ) : (
          <EmptyState title={t("empty")} hint={t("emptyHint")} />
        ))}
      <ul className="grid grid-cols-1 gap-3">
        {results.map((row) => (
          <li key={row.animal.id}>
            <Card className="flex flex-wrap items-center justify-between gap-3">
              <ClubAnimalFacts row={row} />
              {row.canRemove && <RemoveClubAnimal animalId={row.animal.id} name={row.animal.name} />}
            </Card>
          </li>
        ))}
      </ul>
      <ListPagination {...profilesQuery.pages(paths.clubAccess, query)} count={count} label={t("pages")} />
    </ClientMessages>
  );
}

function ClubAnimalFacts({ row }: { readonly row: ClubAnimal }) {
  const t = translate("clubs");
  const { animal, owner, isMine, clubs } = row;
  const ownerText = owner === null ? t("ownerDeleted") : t("owner", { name: owner });
  return (
    <div className="min-w-0">
      <h2 className="text-title-3 wrap-anywhere">
        <Link href={paths.animal(animal.id)}>{animal.name}</Link>
      </h2>
      <p className="text-quiet">{[animal.breed, ...clubs].filter(Boolean).join(" · ")}</p>
      <p className="wrap-anywhere">{isMine ? t("yours") : ownerText}</p>
    </div>
  );
}
