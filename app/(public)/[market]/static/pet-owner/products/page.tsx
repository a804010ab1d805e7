import type { Metadata } from "next";
import { ownerSide } from "@/lib/navigation/shelves";
import type { MarketParams } from "@/app/(public)/[market]/layout";
import { shelfMetadata, ShelfPage } from "@/app/(public)/[market]/_shelves/shelf-page";

interface PageProps {
  params: Promise<MarketParams>;
}

const named = async (params: PageProps["params"]) => ({
  ...(await params),
  shelf: "products",
});

export function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return shelfMetadata({ params: named(params), side: ownerSide });
}

/** The shelf where nothing is asked of it: made once for all. */
export default function PlainOwnerProductsPage({ params }: PageProps) {
  return <ShelfPage params={named(params)} side={ownerSide} />;
}
