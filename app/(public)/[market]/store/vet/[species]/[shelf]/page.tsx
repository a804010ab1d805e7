import type { Metadata } from "next";
import {
  type AskedCatalogueProps,
  catalogueMetadata,
  CataloguePage,
} from "@/app/(public)/[market]/_catalogues/catalogue-page";

export const dynamic = "force-dynamic";

export function generateMetadata(props: AskedCatalogueProps): Promise<Metadata> {
  return catalogueMetadata({ ...props, role: "vet" });
}

/** The shelf where something is asked of it; else its twin under `static/` answers. */
export default function VetCataloguePage({ params, searchParams }: AskedCatalogueProps) {
  return <CataloguePage params={params} searchParams={searchParams} role="vet" />;
}
