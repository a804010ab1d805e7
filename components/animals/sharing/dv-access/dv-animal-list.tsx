import { Link } from "@/components/links/link";
import { translate } from "@/lib/i18n/translate";
import { UserDownloads } from "@/components/lists/user-downloads";
import { EmptyState } from "@/components/ui/empty-state";
import { ListPagination } from "@/components/lists/list-pagination";
import { SearchForm } from "@/components/lists/search-form";
import { buttonStyles } from "@/components/ui/button-styles";
import { dvAccessRoutes } from "@/lib/contract/animals/sharing/dv-access/dv-access.routes";
import type { DvAnimals } from "@/lib/contract/animals/sharing/dv-access/dv-access.types";
import { callPath } from "@/lib/contract/request";
import { profilesQuery, type ProfilesQuery } from "@/lib/domain/list-queries";
import { paths } from "@/lib/navigation/paths";
import { DvAnimalCard } from "./dv-animal-card";

interface DvAnimalListProps {
  readonly animals: DvAnimals;
  readonly query: ProfilesQuery;
  readonly user: { readonly loggedInBy: string | null };
}

/** Dogs whose owners agreed, with search, pages and the table to download. */
export function DvAnimalList({ animals, query, user }: DvAnimalListProps) {
  const t = translate("dvAccess");
  const { results, count } = animals;
  if (count === 0 && query.query === "") return <EmptyState title={t("empty")} hint={t("emptyHint")} />;
  const table = callPath(dvAccessRoutes.exportTable, { query: { query: query.query } });
  return (
    <>
      <SearchForm
        action={paths.dvAccess}
        name="query"
        value={query.query}
        label={t("filter")}
        fieldLabel={t("query")}
        submitLabel={t("show")}
      />
      {count === 0 ? (
        <EmptyState title={t("noMatch")} hint={t("noMatchHint")} />
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <span className="text-quiet">{t("count", { count })}</span>
          <UserDownloads user={user}>
            <Link href={`/api${table}`} download className={buttonStyles("secondary")}>
              {t("download")}
            </Link>
          </UserDownloads>
        </div>
      )}
      <ul className="grid grid-cols-1 gap-3">
        {results.map((row) => (
          <li key={row.animal.id}>
            <DvAnimalCard row={row} />
          </li>
        ))}
      </ul>
      <ListPagination {...profilesQuery.pages(paths.dvAccess, query)} count={count} label={t("pages")} />
    </>
  );
}
