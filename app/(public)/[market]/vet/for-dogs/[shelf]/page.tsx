import type { Metadata } from "next";
import { type AskedShelfProps, shelfMetadata, ShelfPage } from "@/app/(public)/[market]/_shelves/shelf-page";

export const dynamic = "force-dynamic";

const side = { role: "vet", species: "canine" } as const;

export function generateMetadata(props: AskedShelfProps): Promise<Metadata> {
  return shelfMetadata({ ...props, side });
}

/** The shelf where something is asked of it; else its twin under `static/` answers. */
export default function VetDogShelfPage(props: AskedShelfProps) {
  return <ShelfPage {...props} side={side} />;
}
