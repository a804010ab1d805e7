import type { Metadata } from "next";
import { parseCategoryQuery } from "@/lib/domain/shop/category-query";
import { storeMetadata, StorePage } from "@/app/(public)/[market]/store/_store/store-page";

export const dynamic = "force-dynamic";

export async function generateMetadata({
  params,
  searchParams,
}: PageProps<"/[market]/store">): Promise<Metadata> {
  return storeMetadata({ params, query: parseCategoryQuery(await searchParams) });
}

/** Dynamic version, for requests with a query; without one the static version under `static/` is served. */
export default async function DynamicStorePage({ params, searchParams }: PageProps<"/[market]/store">) {
  return <StorePage params={params} query={parseCategoryQuery(await searchParams)} />;
}
