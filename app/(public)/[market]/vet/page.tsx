import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { VetHome } from "@/components/role-landing/vet-home";
import { parseMarket } from "@/lib/config/market";
import { readGenoVet } from "@/lib/data/role-shelves";
import { wordsOf } from "@/lib/server/words";
import { roleMetadata } from "@/app/(public)/[market]/_parts/role-metadata";
import type { MarketParams } from "@/app/(public)/[market]/layout";

interface PageProps {
  params: Promise<MarketParams>;
}

export function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return roleMetadata(params, "vet");
}

export default async function VetHomePage({ params }: PageProps) {
  const market = parseMarket((await params).market) ?? notFound();
  return (
    <VetHome
      best={await readGenoVet(market)}
      language={market.language}
      words={wordsOf(market.language, "role")}
    />
  );
}
