import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { FactSheetView } from "@/components/shop/fact-sheets/fact-sheet-view";
import { PrintButton } from "@/components/ui/print-button-client";
import { readFactSheet } from "@/lib/data/fact-sheets";
import { getTranslator } from "@/lib/i18n/messages";
import { paths } from "@/lib/navigation/paths";
import { visitorMarket } from "@/lib/server/market";
import { requireTool } from "@/lib/server/session/require-tool";

interface PageProps {
  readonly params: Promise<{ readonly code: string }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const { language } = await visitorMarket();
  return { title: getTranslator(language, "factSheets")("title") };
}

export default async function FactSheetPage({ params }: PageProps) {
  await requireTool("fact-sheets");
  const { code } = await params;
  if (!/^[a-z0-9-]{1,40}$/.test(code)) notFound();
  const sheet = await readFactSheet(code);
  const { language } = await visitorMarket();
  const t = getTranslator(language, "factSheets");
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
        <a href={paths.factSheets}>{t("back")}</a>
        <PrintButton label={t("print")} />
      </div>
      <FactSheetView
        sheet={sheet}
        language={language}
        t={t}
        productMessages={getTranslator(language, "products")}
      />
    </div>
  );
}
