import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { BreederHome } from "@/components/role-landing/breeder-home";
import { parseMarket } from "@/lib/config/market";
import { readBestSellers } from "@/lib/data/role-shelves";
import { sidesOf } from "@/lib/navigation/shelves";
import { wordsOf } from "@/lib/server/words";
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
    <BreederHome
      best={await readBestSellers(market, sidesOf("breeder"), 4)}
      language={market.language}
      words={wordsOf(market.language, "role")}
    />
  );
}
