import type { Metadata } from "next";
import { breedIndexMetadata, BreedIndexPage } from "@/app/(public)/[market]/breeder/_breeds/breed-index-page";
import type { MarketParams } from "@/app/(public)/[market]/layout";

interface PageProps {
  params: Promise<MarketParams>;
}

export function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return breedIndexMetadata(params, "feline");
}

export default function CatBreedsPage({ params }: PageProps) {
  return <BreedIndexPage params={params} species="feline" />;
}
