import type { Metadata } from "next";
import { PageBreadcrumbs } from "@/app/(public)/[market]/_parts/page-breadcrumbs";
import { FactSheetFilter, FactSheetList } from "@/components/shop/fact-sheets/fact-sheet-list";
import { TestIndex } from "@/components/shop/fact-sheets/test-index";
import { listAllFactSheets, listFactSheets } from "@/lib/data/animals/fact-sheets";
import type { FactSheetQuery } from "@/lib/domain/list-queries";
import { translate } from "@/lib/i18n/translate";
import { paths } from "@/lib/navigation/paths";
import { alternatesOf } from "@/lib/server/alternates";
import { marketOfParams } from "@/lib/server/market";

interface TestsPageProps {
  readonly params: Promise<{ readonly market: string }>;
  /** Undefined without a query: then the page has the index of all tests. */
  readonly query: FactSheetQuery | undefined;
}

export async function testsMetadata({ params, query }: TestsPageProps): Promise<Metadata> {
  await marketOfParams(params);
  const t = translate("factSheets");
  return {
    title: t("publicTitle"),
    description: t("description"),
    alternates: alternatesOf(paths.tests),
    robots: { index: query === undefined, follow: true },
  };
}

export async function TestsPage({ params, query }: TestsPageProps) {
  const market = await marketOfParams(params);
  const t = translate("factSheets");
  return (
    <>
      <PageBreadcrumbs path={paths.tests} />
      <div className="grid grid-cols-1 gap-8">
        <div className="grid max-w-text gap-3">
          <h1>{t("publicTitle")}</h1>
          <p className="text-lead">{t("publicIntro")}</p>
        </div>
        <FactSheetFilter action={paths.tests} query={query} />
        {query === undefined ? (
          <TestIndex sheets={await listAllFactSheets(market)} />
        ) : (
          <FactSheetList
            address={paths.tests}
            hrefOf={paths.test}
            query={query}
            sheets={await listFactSheets(market, query)}
          />
        )}
      </div>
    </>
  );
}
