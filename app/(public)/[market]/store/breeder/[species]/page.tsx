import { notFound, permanentRedirect } from "next/navigation";
import { findCatalogueShelf } from "@/lib/domain/catalogues";
import type { MarketParams } from "@/app/(public)/[market]/layout";

interface PageProps {
  params: Promise<MarketParams & { readonly species: string }>;
}

/** Without it the page would be made for every request. */
export function generateStaticParams(): [] {
  return [];
}

/** A catalogue begins with what is ordered most. */
export default async function BreederCatalogueStart({ params }: PageProps) {
  const { species } = await params;
  permanentRedirect((findCatalogueShelf("breeder", species, "best-sellers") ?? notFound()).path);
}
