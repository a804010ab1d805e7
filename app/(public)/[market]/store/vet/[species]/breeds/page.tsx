import type { Metadata } from "next";
import {
  catalogueBreedsMetadata,
  CatalogueBreedsPage,
  type CatalogueBreedsProps,
} from "@/app/(public)/[market]/_catalogues/catalogue-breeds-page";

export { generateStaticParams } from "@/app/(public)/[market]/_catalogues/catalogue-breeds-page";

export function generateMetadata({ params }: CatalogueBreedsProps): Promise<Metadata> {
  return catalogueBreedsMetadata(params, "vet");
}

export default function VetCatalogueBreedsPage({ params }: CatalogueBreedsProps) {
  return <CatalogueBreedsPage params={params} role="vet" />;
}
