import type { Metadata } from "next";
import { ownerSide } from "@/lib/navigation/shelves";
import type { MarketParams } from "@/app/(public)/[market]/layout";
import { type AskedShelfProps, shelfMetadata, ShelfPage } from "@/app/(public)/[market]/_shelves/shelf-page";

export const dynamic = "force-dynamic";

interface PageProps {
  params: Promise<MarketParams>;
  searchParams: AskedShelfProps["searchParams"];
}

const named = async (params: PageProps["params"]) => ({
  ...(await params),
  shelf: "products",
});

export function generateMetadata({ params, searchParams }: PageProps): Promise<Metadata> {
  return shelfMetadata({ params: named(params), searchParams, side: ownerSide });
}

/** The shelf where something is asked of it; else its twin under `static/` answers. */
export default function OwnerProductsPage({ params, searchParams }: PageProps) {
  return <ShelfPage params={named(params)} searchParams={searchParams} side={ownerSide} />;
}
