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

/** Static version, for requests without a query. */
export default function StaticBreederCataloguePage({ params }: CatalogueProps) {
  return <CataloguePage params={params} role="breeder" />;
}
