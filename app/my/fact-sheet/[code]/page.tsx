import type { Metadata } from "next";
import { Link } from "@/components/links/link";
import { translate } from "@/lib/i18n/translate";
import { FactSheetView } from "@/components/shop/fact-sheets/fact-sheet-view";
import { PrintButton } from "@/components/ui/print-button-client";
import { readFactSheet } from "@/lib/data/animals/fact-sheets";
import { paths } from "@/lib/navigation/paths";
import { visitorMarket } from "@/lib/server/market";
import { requireTool } from "@/lib/server/session/require-tool";

type Props = PageProps<"/my/fact-sheet/[code]">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { name } = await readFactSheet(await visitorMarket(), (await params).code);
  return { title: name };
}

export default async function FactSheetPage({ params }: Props) {
  await requireTool("fact-sheets");
  const sheet = await readFactSheet(await visitorMarket(), (await params).code);
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
