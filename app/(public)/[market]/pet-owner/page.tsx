import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { OwnerLanding } from "@/components/shop/role-landing/owner-landing";
import { parseMarket } from "@/lib/config/markets/market";
import { readBestSellers } from "@/lib/data/role-landing";
import { listLandingPages } from "@/lib/navigation/category-pages";
import { getTranslator } from "@/lib/i18n/messages";
import { roleMetadata } from "@/app/(public)/[market]/_parts/role-metadata";
import type { MarketParams } from "@/app/(public)/[market]/layout";

interface PageProps {
  params: Promise<MarketParams>;
}

export function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return roleMetadata(params, "owner");
}

export default async function OwnerHomePage({ params }: PageProps) {
  const market = parseMarket((await params).market) ?? notFound();
  return (
    <OwnerLanding
      best={await readBestSellers(market, listLandingPages("owner"), 4)}
      language={market.language}
      t={getTranslator(market.language, "roleLanding")}
    />
  );
}
