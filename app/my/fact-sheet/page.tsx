import { Link } from "@/components/links/link";
import { translate } from "@/lib/i18n/translate";
import { FactSheetFilter, FactSheetList } from "@/components/shop/fact-sheets/fact-sheet-list";
import { DeferredList } from "@/components/lists/deferred-list";
import { listFactSheets } from "@/lib/data/animals/fact-sheets";
import { factSheetQuery } from "@/lib/domain/list-queries";
import { paths } from "@/lib/navigation/paths";
import { visitorMarket, visitorMetadata } from "@/lib/server/market";
import { requireTool } from "@/lib/server/session/require-tool";

export const generateMetadata = visitorMetadata("factSheets", (t) => ({ title: t("title") }));

export default async function FactSheetsPage({ searchParams }: PageProps<"/my/fact-sheet">) {
  await requireTool("fact-sheets");
  const query = factSheetQuery.parse(await searchParams);
  const market = await visitorMarket();
  const t = translate("factSheets");
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="grid max-w-text gap-2">
        <h1>{t("title")}</h1>
        <p className="text-lead text-quiet">{t("intro")}</p>
        <p>
          <Link href={paths.pages.factSheet}>{t("words")}</Link>
        </p>
      </div>
      <FactSheetFilter action={paths.factSheets} query={query} />
      <DeferredList
        key={factSheetQuery.href("", query)}
        label={t("loading")}
        read={() => listFactSheets(market, query)}
      >
        {(sheets) => (
          <FactSheetList address={paths.factSheets} hrefOf={paths.factSheet} query={query} sheets={sheets} />
        )}
      </DeferredList>
    </div>
  );
}
