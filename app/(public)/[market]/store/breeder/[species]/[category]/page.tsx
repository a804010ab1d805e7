import type { Metadata } from "next";
import {
  type DynamicCatalogueProps,
  catalogueMetadata,
  CataloguePage,
} from "@/app/(public)/[market]/_catalogues/catalogue-page";

export const dynamic = "force-dynamic";

export function generateMetadata(props: DynamicCatalogueProps): Promise<Metadata> {
  return catalogueMetadata({ ...props, role: "breeder" });
}

/** Dynamic version, for requests with a query; without one the static version under `static/` is served. */
export default function DynamicBreederCataloguePage({ params, searchParams }: DynamicCatalogueProps) {
  return <CataloguePage params={params} searchParams={searchParams} role="breeder" />;
}
