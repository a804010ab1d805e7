import type { Metadata } from "next";
import { readAsVisitor } from "@/lib/data/visitor-calls";
import { translate } from "@/lib/i18n/translate";
import { ReportList } from "@/components/animals/results/results/report-list";
import { ListPagination } from "@/components/lists/list-pagination";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { parseCategoryQuery } from "@/lib/domain/shop/category-query";
import { paths } from "@/lib/navigation/paths";
import { visitorMarket } from "@/lib/server/market";
import { requireUser } from "@/lib/server/session/visitor";

export async function generateMetadata(): Promise<Metadata> {
  const { type } = await requireUser(paths.allResults(1));
  await visitorMarket();
  return { title: translate("results")("latest.all", { type }) };
}

export default async function AllResultsPage({ searchParams }: PageProps<"/my/results">) {
  const { page } = parseCategoryQuery({ page: (await searchParams)["page"] });
  const { type } = await requireUser(paths.allResults(page));
  await visitorMarket();
  const { results, count } = await readAsVisitor("results.list", { query: { page } });
  const t = translate("results");
  return (
    <div className="grid grid-cols-1 gap-6">
      <h1>{t("latest.all", { type })}</h1>
      {count === 0 ? (
        <EmptyState title={t("latest.none")} hint={t("latest.noneHint")} />
      ) : (
        <Card>
          <ReportList reports={results} />
        </Card>
      )}
      <ListPagination page={page} count={count} hrefOf={paths.allResults} label={t("latest.pages")} />
    </div>
  );
}
