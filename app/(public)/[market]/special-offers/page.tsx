import type { Metadata } from "next";
import { parseShelfQuery } from "@/lib/domain/shelf-query";
import type { MarketParams } from "@/app/(public)/[market]/layout";
import { offersMetadata, OffersPage } from "./_offers/offers-page";

export const dynamic = "force-dynamic";

interface PageProps {
  params: Promise<MarketParams>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ params, searchParams }: PageProps): Promise<Metadata> {
  return offersMetadata({ params, query: parseShelfQuery(await searchParams) });
}

/** The offers of one species, or a later page; else the twin under `static/` answers. */
export default async function SpecialOffersPage({ params, searchParams }: PageProps) {
  return <OffersPage params={params} query={parseShelfQuery(await searchParams)} />;
}
