import type { Metadata } from "next";
import { PageBreadcrumbs } from "@/app/(public)/[market]/_parts/page-breadcrumbs";
import { JsonLd } from "@/components/shop/content/json-ld";
import { FactSheetView } from "@/components/shop/fact-sheets/fact-sheet-view";
import { PrintButton } from "@/components/ui/print-button-client";
import { storefrontEnv } from "@/lib/config/env";
import { readFactSheet } from "@/lib/data/animals/fact-sheets";
import { conditionJsonLd } from "@/lib/domain/json-ld";
import { localPath } from "@/lib/navigation/addresses";
import { translate } from "@/lib/i18n/translate";
import { paths } from "@/lib/navigation/paths";
import { alternatesOf } from "@/lib/server/alternates";
import { marketOfParams } from "@/lib/server/market";

type Props = PageProps<"/[market]/tests/[code]">;

/** Without it Next would render the page for every request. */
export function generateStaticParams(): [] {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const market = await marketOfParams(params);
  const { name, species, summary, code } = await readFactSheet(market, (await params).code);
  const t = translate("factSheets");
  return {
    title: t("metaTitle", { name, species }),
    description: summary,
    alternates: alternatesOf(paths.test(code)),
  };
}

export default async function TestPage({ params }: Props) {
  const market = await marketOfParams(params);
  const sheet = await readFactSheet(market, (await params).code);
  const path = paths.test(sheet.code);
  const url = storefrontEnv().APP_ORIGIN + localPath(path, market.language);
  return (
    <>
      {sheet.kind === "disease" && <JsonLd data={conditionJsonLd(sheet, url)} />}
      <PageBreadcrumbs path={path} pageName={sheet.name} />
      <FactSheetView sheet={sheet} />
      <p className="mt-10 print:hidden">
        <PrintButton label={translate("factSheets")("print")} />
      </p>
    </>
  );
}
