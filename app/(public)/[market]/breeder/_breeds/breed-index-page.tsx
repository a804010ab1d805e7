import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { parseMarket } from "@/lib/config/market";
import { listAllBreeds } from "@/lib/data/breeds";
import { paths } from "@/lib/navigation/paths";
import type { SpeciesName } from "@/lib/domain/species";
import { wordsOf } from "@/lib/server/words";
import { AllBreeds } from "@/app/(public)/[market]/_parts/all-breeds";
import { Way } from "@/app/(public)/[market]/_parts/way";
import type { MarketParams } from "@/app/(public)/[market]/layout";

const texts = {
  canine: { title: "dogsTitle", description: "dogsDescription", intro: "dogsIntro" },
  feline: { title: "catsTitle", description: "catsDescription", intro: "catsIntro" },
} as const;

export async function breedIndexMetadata(
  params: Promise<MarketParams>,
  species: SpeciesName,
): Promise<Metadata> {
  const { language } = parseMarket((await params).market) ?? notFound();
  const words = wordsOf(language, "breed");
  return {
    title: words(texts[species].title),
    description: words(texts[species].description),
    alternates: { canonical: paths.breeds(species) },
  };
}

interface BreedIndexPageProps {
  readonly params: Promise<MarketParams>;
  readonly species: SpeciesName;
}

export async function BreedIndexPage({ params, species }: BreedIndexPageProps) {
  const market = parseMarket((await params).market) ?? notFound();
  const words = wordsOf(market.language, "breed");
  const breeds = await listAllBreeds(market, species);
  return (
    <>
      <Way language={market.language} path={paths.breeds(species)} />
      <h1>{words(texts[species].title)}</h1>
      <p className="mt-2 mb-6 max-w-text text-lead text-quiet">
        {words(texts[species].intro, { count: breeds.length })}
      </p>
      <AllBreeds species={species} breeds={breeds} language={market.language} />
    </>
  );
}
