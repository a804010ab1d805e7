import type { Metadata } from "next";
import { parseCategoryQuery } from "@/lib/domain/category-query";
import type { MarketParams } from "@/app/(public)/[market]/layout";
import { offersMetadata, OffersPage } from "./_offers/offers-page";

export const dynamic = "force-dynamic";

interface PageProps {
  params: Promise<MarketParams>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ params, searchParams }: PageProps): Promise<Metadata> {
  return offersMetadata({ params, query: parseCategoryQuery(await searchParams) });
}

/** Dynamic version, for requests with a query; without one the static version under `static/` is served. */
export default async function DynamicSpecialOffersPage({ params, searchParams }: PageProps) {
  return <OffersPage params={params} query={parseCategoryQuery(await searchParams)} />;
}
