import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { BreederLanding } from "@/components/shop/role-landing/breeder-landing";
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
  return roleMetadata(params, "breeder");
}

export default async function BreederHomePage({ params }: PageProps) {
  const market = parseMarket((await params).market) ?? notFound();
  return (
    <BreederLanding
      best={await readBestSellers(market, listLandingPages("breeder"), 4)}
      language={market.language}
      t={getTranslator(market.language, "roleLanding")}
    />
  );
}
