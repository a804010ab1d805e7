import type { Metadata } from "next";
import { Suspense } from "react";
import { FactSheetFilter, FactSheetList } from "@/components/shop/fact-sheets/fact-sheet-list";
import { ListSkeleton } from "@/components/ui/skeleton";
import type { Language } from "@/lib/config/languages";
import { readFactSheets } from "@/lib/data/fact-sheets";
import { factSheetsHref, type FactSheetQuery, parseFactSheetQuery } from "@/lib/domain/fact-sheet-query";
import { getTranslator } from "@/lib/i18n/messages";
import type { Translator } from "@/lib/i18n/translator";
import { paths } from "@/lib/navigation/paths";
import { visitorMarket } from "@/lib/server/market";
import { requireTool } from "@/lib/server/session/require-tool";

interface PageProps {
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata(): Promise<Metadata> {
  const { language } = await visitorMarket();
  return { title: getTranslator(language, "factSheets")("title") };
}

export default async function FactSheetsPage({ searchParams }: PageProps) {
  await requireTool("fact-sheets");
  const query = parseFactSheetQuery(await searchParams);
  const { language } = await visitorMarket();
  const t = getTranslator(language, "factSheets");
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="grid max-w-text gap-2">
        <h1>{t("title")}</h1>
        <p className="text-lead text-quiet">{t("intro")}</p>
        <p>
          <a href={paths.pages.factSheet}>{t("words")}</a>
        </p>
      </div>
      <FactSheetFilter query={query} t={t} />
      <Suspense key={factSheetsHref("", query)} fallback={<ListSkeleton label={t("loading")} />}>
        <FoundSheets query={query} language={language} t={t} />
      </Suspense>
    </div>
  );
}

interface FoundSheetsProps {
  readonly query: FactSheetQuery;
  readonly language: Language;
  readonly t: Translator<"factSheets">;
}

async function FoundSheets(props: FoundSheetsProps) {
  return <FactSheetList {...props} sheets={await readFactSheets(props.query)} />;
}
