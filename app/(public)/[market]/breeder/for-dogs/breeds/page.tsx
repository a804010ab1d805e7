import type { Metadata } from "next";
import { breedIndexMetadata, BreedIndexPage } from "@/app/(public)/[market]/breeder/_breeds/breed-index-page";

export function generateMetadata({
  params,
}: PageProps<"/[market]/breeder/for-dogs/breeds">): Promise<Metadata> {
  return breedIndexMetadata(params, "canine");
}

export default function DogBreedsPage({ params }: PageProps<"/[market]/breeder/for-dogs/breeds">) {
  return <BreedIndexPage params={params} species="canine" />;
}
