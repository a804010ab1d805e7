import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { readOwnAsVisitor, tryReadAsVisitor } from "@/lib/data/visitor-calls";
import { translate } from "@/lib/i18n/translate";
import { ResultsView } from "@/components/animals/results/results/results-view";
import { limits } from "@/lib/config/limits";
import { paths } from "@/lib/navigation/paths";
import { visitorMarket } from "@/lib/server/market";
import { parseId } from "@/lib/server/page-params";
import { requireUser } from "@/lib/server/session/visitor";

export async function generateMetadata(): Promise<Metadata> {
  await visitorMarket();
  return { title: translate("results")("title") };
}

export default async function ResultsPage({
  params,
  searchParams,
}: PageProps<"/my/animals/[id]/results/[barcode]">) {
  const { id: idText, barcode: barcodeText } = await params;
  const { view, version } = await searchParams;
  const id = parseId(idText) ?? notFound();
  const barcode = decodeURIComponent(barcodeText);
  if (barcode.length > limits.barcodeLength) notFound();
  const user = await requireUser(paths.results(id, barcode));
  const [results, descent] = await Promise.all([
    readOwnAsVisitor("results.get", {
      params: { id, barcode },
      query:
        parseId(typeof version === "string" ? version : "") === undefined
          ? {}
          : { version: parseId(typeof version === "string" ? version : "") },
    }),
    tryReadAsVisitor("results.clearByDescent", { params: { id } }),
  ]);
  await visitorMarket();
  const isForVet = view === "vet" || (user.type === "vet" && view !== "owner");
  return <ResultsView results={results} descent={descent} user={user} isForVet={isForVet} />;
}
