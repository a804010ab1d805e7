import { readAsVisitor } from "@/lib/data/visitor-calls";
import { Link } from "@/components/links/link";
import { translate } from "@/lib/i18n/translate";
import { adminTitle, requireAdmin } from "@/app/admin/_parts/require-admin";
import { KitProblem } from "@/components/kits/admin-lab/kit-problem";
import { FilterLinks } from "@/components/links/filter-links";
import { EmptyState } from "@/components/ui/empty-state";
import { ListPagination } from "@/components/lists/list-pagination";
import { problemsQuery } from "@/lib/domain/list-queries";
import { paths } from "@/lib/navigation/paths";

export const generateMetadata = () =>
  adminTitle(paths.kitProblems, () => translate("adminLab")("problems.title"));

export default async function KitProblemsPage({ searchParams }: PageProps<"/admin/lab/problems">) {
  await requireAdmin(paths.kitProblems);
  const t = translate("adminLab");
  const query = problemsQuery.parse(await searchParams);
  const { results, count } = await readAsVisitor("adminLab.problems", { query });
  return (
    <div className="grid grid-cols-1 gap-6">
      <p>
        <Link href={paths.adminLab}>{t("back")}</Link>
      </p>
      <h1>{t("problems.title")}</h1>
      <p className="text-lead text-quiet">{t("problems.intro")}</p>
      <FilterLinks
        label={t("problems.filter")}
        choices={[false, true].map((isSolved) => ({
          href: problemsQuery.href(paths.kitProblems, { isSolved, page: 1 }),
          label: t(isSolved ? "problems.solved" : "problems.open"),
          isCurrent: query.isSolved === isSolved,
        }))}
      />
      {results.length === 0 ? (
        <EmptyState title={t(query.isSolved ? "problems.emptySolved" : "problems.empty")} />
      ) : (
        <ul className="grid grid-cols-1 gap-3">
          {results.map((problem) => (
            <li key={problem.id}>
              <KitProblem problem={problem} />
            </li>
          ))}
        </ul>
      )}
      <ListPagination {...problemsQuery.pages(paths.kitProblems, query)} count={count} label={t("pages")} />
    </div>
  );
}
