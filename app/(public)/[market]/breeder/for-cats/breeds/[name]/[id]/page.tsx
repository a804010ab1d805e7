import type { Metadata } from "next";
import {
  breedMetadata,
  BreedPage,
  type BreedParams,
} from "@/app/(public)/[market]/breeder/_breeds/breed-page";

interface PageProps {
  params: Promise<BreedParams>;
}

/** Without it the page would be made for every request. */
export function generateStaticParams(): [] {
  return [];
}

export function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return breedMetadata(params);
}

export default function CatBreedPage({ params }: PageProps) {
  return <BreedPage params={params} species="feline" />;
}
