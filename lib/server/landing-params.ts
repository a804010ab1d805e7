import "server-only";
import { speciesLandingPages, type SpeciesLandingPage } from "@/lib/navigation/category-pages";
import { paths } from "@/lib/navigation/paths";
import type { SpeciesName } from "@/lib/domain/species";

interface SectionParams {
  /** `for-dogs` or `for-cats`. */
  readonly species: string;
}

interface LandingParams extends SectionParams {
  readonly role: string;
}

/** The section `/breeder/for-dogs` of an address. Metadata must not answer 404: Next would send an empty page. */
export async function findLandingPage(
  params: Promise<LandingParams>,
): Promise<SpeciesLandingPage | undefined> {
  const { role, species } = await params;
  return speciesLandingPages.find((page) => paths.landingPage(page) === `/${role}/${species}`);
}

/** The species of a section for breeders. */
export async function findSpecies(params: Promise<SectionParams>): Promise<SpeciesName | undefined> {
  const { species } = await params;
  return (await findLandingPage(Promise.resolve({ role: "breeder", species })))?.species;
}
