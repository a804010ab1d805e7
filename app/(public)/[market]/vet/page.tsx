import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { VetLanding } from "@/components/shop/role-landing/vet-landing";
import { parseMarket } from "@/lib/config/markets/market";
import { readGenoVet } from "@/lib/data/role-landing";
import { getTranslator } from "@/lib/i18n/messages";
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
    <VetLanding
      best={await readGenoVet(market)}
      language={market.language}
      t={getTranslator(market.language, "roleLanding")}
    />
  );
}
