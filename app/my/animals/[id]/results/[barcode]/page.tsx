import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { readOwnAsVisitor, tryReadAsVisitor } from "@/lib/data/visitor-calls";
import { readConditions } from "@/lib/data/animals/fact-sheets";
import { translate } from "@/lib/i18n/translate";
import { isAdvised } from "@/components/animals/results/results/group-results";
import { ResultsView } from "@/components/animals/results/results/results-view";
import { limits } from "@/lib/config/limits";
import { paths } from "@/lib/navigation/paths";
import { visitorMarket } from "@/lib/server/market";
import { parseId } from "@/lib/server/page-params";
import { requireUser } from "@/lib/server/session/visitor";

type ResultsPageProps = PageProps<"/my/animals/[id]/results/[barcode]">;

export async function generateMetadata(props: ResultsPageProps): Promise<Metadata> {
  const { id, barcode, version, against } = await readAddress(props);
  await requireUser(paths.results(id, barcode));
  const { animal } = await readResults(id, barcode, version, against);
  return { title: translate("results")("heading", { name: animal.name }) };
}

export default async function ResultsPage(props: ResultsPageProps) {
  const { id, barcode, version, against } = await readAddress(props);
  const { view } = await props.searchParams;
  const user = await requireUser(paths.results(id, barcode));
  const [results, descent] = await Promise.all([
    readResults(id, barcode, version, against),
    tryReadAsVisitor("results.clearByDescent", { params: { id } }),
  ]);
  const market = await visitorMarket();
  const advised = (results.report?.tests ?? []).filter(isAdvised).map(({ code }) => code);
  const conditions = await readConditions(market, advised);
  const isForVet = view === "vet" || (user.type === "vet" && view !== "owner");
  return (
    <ResultsView
      results={results}
      descent={descent}
      conditions={conditions}
      user={user}
      isForVet={isForVet}
    />
  );
}

async function readAddress({ params, searchParams }: ResultsPageProps) {
  const { id: idText, barcode: barcodeText } = await params;
  const { version, against } = await searchParams;
  const barcode = decodeURIComponent(barcodeText);
  if (barcode.length > limits.barcodeLength) notFound();
  return {
    id: parseId(idText) ?? notFound(),
    barcode,
    version: typeof version === "string" ? parseId(version) : undefined,
    against: typeof against === "string" ? parseId(against) : undefined,
  };
}

/** Once per request: the title needs them too. */
const readResults = cache(
  (id: number, barcode: string, version: number | undefined, against: number | undefined) =>
    readOwnAsVisitor("results.get", {
      params: { id, barcode },
      query: { ...(version !== undefined && { version }), ...(against !== undefined && { against }) },
    }),
);
