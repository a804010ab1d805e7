import "server-only";
import { notFound } from "next/navigation";
import { speciesLandingPages, type SpeciesLandingPage } from "@/lib/navigation/category-pages";
import { paths } from "@/lib/navigation/paths";

interface SectionParams {
  /** `for-dogs` or `for-cats`. */
  readonly species: string;
}

interface LandingParams extends SectionParams {
  readonly role: string;
}

/** The section `/breeder/for-dogs` of an address; a 404 for every other. */
export async function landingPageOfParams(params: Promise<LandingParams>): Promise<SpeciesLandingPage> {
  const { role, species } = await params;
  return speciesLandingPages.find((page) => paths.landingPage(page) === `/${role}/${species}`) ?? notFound();
}

/** The species of a section for breeders. */
export async function speciesOfParams(params: Promise<SectionParams>) {
  const { species } = await params;
  return (await landingPageOfParams(Promise.resolve({ role: "breeder", species }))).species;
}
