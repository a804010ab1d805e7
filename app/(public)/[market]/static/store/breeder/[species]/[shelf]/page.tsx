import type { Metadata } from "next";
import {
  catalogueMetadata,
  CataloguePage,
  type CatalogueProps,
} from "@/app/(public)/[market]/_catalogues/catalogue-page";

export { generateStaticParams } from "@/app/(public)/[market]/_catalogues/catalogue-page";

export function generateMetadata({ params }: CatalogueProps): Promise<Metadata> {
  return catalogueMetadata({ params, role: "breeder" });
}

/** The shelf where nothing is asked of it: made once for all. */
export default function PlainBreederCataloguePage({ params }: CatalogueProps) {
  return <CataloguePage params={params} role="breeder" />;
}
