import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { DescentView } from "@/components/animals/results/results/descent-view";
import { readClearByDescent } from "@/lib/data/results";
import { paths } from "@/lib/navigation/paths";
import { visitorMarket } from "@/lib/server/market";
import { parseId } from "@/lib/server/page-params";
import { requireUser } from "@/lib/server/session/visitor";
import { getTranslator } from "@/lib/i18n/messages";

interface PageProps {
  readonly params: Promise<{ readonly id: string }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const { language } = await visitorMarket();
  return { title: getTranslator(language, "results")("descent.title") };
}

export default async function ClearByDescentPage({ params }: PageProps) {
  const id = parseId((await params).id) ?? notFound();
  const { countryCode: country } = await requireUser(paths.clearByDescent(id));
  const descent = await readClearByDescent(id);
  const { language } = await visitorMarket();
  return <DescentView descent={descent} country={country} language={language} />;
}
