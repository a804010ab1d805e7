import type { Metadata } from "next";
import { parseShelfQuery } from "@/lib/domain/shelf-query";
import type { MarketParams } from "@/app/(public)/[market]/layout";
import { storeMetadata, StorePage } from "./_shelf/store-page";

export const dynamic = "force-dynamic";

interface PageProps {
  params: Promise<MarketParams>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ params, searchParams }: PageProps): Promise<Metadata> {
  return storeMetadata({ params, query: parseShelfQuery(await searchParams) });
}

/** The store where something is asked of it, made for every request; else its twin under `static/` answers. */
export default async function AskedStorePage({ params, searchParams }: PageProps) {
  return <StorePage params={params} query={parseShelfQuery(await searchParams)} />;
}
