import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ResultsView } from "@/components/results/results-view";
import { limits } from "@/lib/config/limits";
import { readResults } from "@/lib/data/results";
import { paths } from "@/lib/navigation/paths";
import { visitorMarket } from "@/lib/server/market";
import { parseId } from "@/lib/server/page-params";
import { requireUser } from "@/lib/server/session/visitor";
import { getTranslator } from "@/lib/i18n/messages";

interface PageProps {
  readonly params: Promise<{ readonly id: string; readonly barcode: string }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const { language } = await visitorMarket();
  return { title: getTranslator(language, "results")("title") };
}

export default async function ResultsPage({ params }: PageProps) {
  const { id: idText, barcode: barcodeText } = await params;
  const id = parseId(idText) ?? notFound();
  const barcode = decodeURIComponent(barcodeText);
  if (barcode.length > limits.barcodeLength) notFound();
  const user = await requireUser(paths.results(id, barcode));
  const results = await readResults(id, barcode);
  const { language } = await visitorMarket();
  return <ResultsView results={results} country={user.countryCode} language={language} />;
}
