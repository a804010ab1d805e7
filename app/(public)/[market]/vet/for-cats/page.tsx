import type { Metadata } from "next";
import {
  speciesLandingMetadata,
  SpeciesLanding,
  type SpeciesLandingProps,
} from "@/app/(public)/[market]/_categories/species-landing";

const side = { role: "vet", species: "feline" } as const;

export function generateMetadata({ params }: SpeciesLandingProps): Promise<Metadata> {
  return speciesLandingMetadata({ params, side });
}

export default function VetCatsPage({ params }: SpeciesLandingProps) {
  return <SpeciesLanding params={params} side={side} />;
}
