import type { Metadata } from "next";
import { parseCategoryQuery } from "@/lib/domain/shop/category-query";
import { offersMetadata, OffersPage } from "./_offers/offers-page";

export const dynamic = "force-dynamic";

export async function generateMetadata({
  params,
  searchParams,
}: PageProps<"/[market]/special-offers">): Promise<Metadata> {
  return offersMetadata({ params, query: parseCategoryQuery(await searchParams) });
}

/** Dynamic version, for requests with a query; without one the static version under `static/` is served. */
export default async function DynamicSpecialOffersPage({
  params,
  searchParams,
}: PageProps<"/[market]/special-offers">) {
  return <OffersPage params={params} query={parseCategoryQuery(await searchParams)} />;
}
