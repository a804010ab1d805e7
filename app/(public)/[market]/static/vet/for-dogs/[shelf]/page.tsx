import type { Metadata } from "next";
import { shelfMetadata, ShelfPage, type ShelfProps } from "@/app/(public)/[market]/_shelves/shelf-page";

export { generateStaticParams } from "@/app/(public)/[market]/_shelves/shelf-page";

const side = { role: "vet", species: "canine" } as const;

export function generateMetadata({ params }: ShelfProps): Promise<Metadata> {
  return shelfMetadata({ params, side });
}

/** The shelf where nothing is asked of it: made once for all. */
export default function PlainVetDogShelfPage({ params }: ShelfProps) {
  return <ShelfPage params={params} side={side} />;
}
