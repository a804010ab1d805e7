import type { Metadata } from "next";
import {
  speciesLandingMetadata,
  SpeciesLanding,
  type SpeciesLandingProps,
} from "@/app/(public)/[market]/_categories/species-landing";

const landingPage = { role: "breeder", species: "canine" } as const;

export function generateMetadata({ params }: SpeciesLandingProps): Promise<Metadata> {
  return speciesLandingMetadata({ params, landingPage });
}

export default function BreederDogsPage({ params }: SpeciesLandingProps) {
  return <SpeciesLanding params={params} landingPage={landingPage} />;
}
