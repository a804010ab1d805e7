import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { OwnerHome } from "@/components/role-landing/owner-home";
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
  return roleMetadata(params, "owner");
}

export default async function OwnerHomePage({ params }: PageProps) {
  const market = parseMarket((await params).market) ?? notFound();
  return (
    <OwnerHome
      best={await readBestSellers(market, sidesOf("owner"), 4)}
      language={market.language}
      words={wordsOf(market.language, "role")}
    />
  );
}
