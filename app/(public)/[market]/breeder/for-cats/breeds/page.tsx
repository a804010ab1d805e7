import type { Metadata } from "next";
import { breedIndexMetadata, BreedIndexPage } from "@/app/(public)/[market]/breeder/_breeds/breed-index-page";

export function generateMetadata({
  params,
}: PageProps<"/[market]/breeder/for-cats/breeds">): Promise<Metadata> {
  return breedIndexMetadata(params, "feline");
}

export default function CatBreedsPage({ params }: PageProps<"/[market]/breeder/for-cats/breeds">) {
  return <BreedIndexPage params={params} species="feline" />;
}
