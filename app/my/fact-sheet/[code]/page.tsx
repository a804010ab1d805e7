import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { Link } from "@/components/links/link";
import { translate } from "@/lib/i18n/translate";
import { FactSheetView } from "@/components/shop/fact-sheets/fact-sheet-view";
import { PrintButton } from "@/components/ui/print-button-client";
import { readFactSheet } from "@/lib/data/fact-sheets";
import { paths } from "@/lib/navigation/paths";
import { visitorMarket } from "@/lib/server/market";
import { requireTool } from "@/lib/server/session/require-tool";

export async function generateMetadata(): Promise<Metadata> {
  await visitorMarket();
  return { title: translate("factSheets")("title") };
}

export default async function FactSheetPage({ params }: PageProps<"/my/fact-sheet/[code]">) {
  await requireTool("fact-sheets");
  const { code } = await params;
  if (!/^[a-z0-9-]{1,40}$/.test(code)) notFound();
  const sheet = await readFactSheet(code);
  await visitorMarket();
  const t = translate("factSheets");
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
        <Link href={paths.factSheets}>{t("back")}</Link>
        <PrintButton label={t("print")} />
      </div>
      <FactSheetView sheet={sheet} />
    </div>
  );
}
