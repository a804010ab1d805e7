import type { Metadata } from "next";
import {
  catalogueBreedsMetadata,
  CatalogueBreedsPage,
  type CatalogueBreedsProps,
} from "@/app/(public)/[market]/_catalogues/catalogue-breeds-page";

export { generateStaticParams } from "@/app/(public)/[market]/_catalogues/catalogue-breeds-page";

export function generateMetadata({ params }: CatalogueBreedsProps): Promise<Metadata> {
  return catalogueBreedsMetadata(params, "breeder");
}

export default function BreederCatalogueBreedsPage({ params }: CatalogueBreedsProps) {
  return <CatalogueBreedsPage params={params} role="breeder" />;
}
