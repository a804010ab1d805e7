import { Link } from "@/components/links/link";
import { translate } from "@/lib/i18n/translate";
import { adminTitle, requireAdmin } from "@/app/admin/_parts/require-admin";
import { FilterLinks } from "@/components/links/filter-links";
import { AdminShowCard } from "@/components/community/shows/admin-show-card";
import { EmptyState } from "@/components/ui/empty-state";
import { ListPagination } from "@/components/lists/list-pagination";
import { showStates } from "@/lib/config/community/shows";
import { readAsVisitor } from "@/lib/data/visitor-calls";
import { showsQuery } from "@/lib/domain/list-queries";
import { paths } from "@/lib/navigation/paths";

export const generateMetadata = () => adminTitle(paths.adminShows, () => translate("shows")("admin.title"));

export default async function AdminShowsPage({ searchParams }: PageProps<"/admin/shows">) {
  await requireAdmin(paths.adminShows);
  const t = translate("shows");
  const query = showsQuery.parse(await searchParams);
  const { results, count } = await readAsVisitor("shows.listAll", { query });
  return (
    <div className="grid grid-cols-1 gap-6">
      <h1>{t("admin.title")}</h1>
      <p className="max-w-text text-lead text-quiet">{t("admin.intro")}</p>
      <p>
        <Link href={`${paths.approvals}?state=waiting`}>{t("admin.toApprovals")}</Link>
      </p>
      <FilterLinks
        label={t("admin.filter")}
        choices={[undefined, ...showStates].map((state) => ({
          href: showsQuery.href(paths.adminShows, { state, page: 1 }),
          label: state === undefined ? t("admin.all") : t(`states.${state}`),
          isCurrent: query.state === state,
        }))}
      />
      {results.length === 0 && <EmptyState title={t("admin.empty")} />}
      <ul className="grid grid-cols-1 gap-3">
        {results.map((show) => (
          <li key={show.id}>
            <AdminShowCard show={show} />
          </li>
        ))}
      </ul>
      <ListPagination {...showsQuery.pages(paths.adminShows, query)} count={count} label={t("pages")} />
    </div>
  );
}
