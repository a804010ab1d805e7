import type { Metadata } from "next";
import { marketOfParams } from "@/lib/server/market";
import { VetLanding } from "@/components/shop/role-landing/vet-landing";
import { readGenoVet } from "@/lib/data/role-landing";
import { roleMetadata } from "@/app/(public)/[market]/_parts/role-metadata";
import type { MarketParams } from "@/app/(public)/[market]/layout";

interface PageProps {
  params: Promise<MarketParams>;
}

export function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return roleMetadata(params, "vet");
}

export default async function VetHomePage({ params }: PageProps) {
  const market = await marketOfParams(params);
  return <VetLanding best={await readGenoVet(market)} />;
}
