import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { BreedIndex } from "@/components/breed/breed-index-client";
import { breedLines, groupsOf } from "@/components/breed/breed-lines";
import { parseMarket } from "@/lib/config/market";
import { listAllBreeds } from "@/lib/data/breeds";
import { paths } from "@/lib/domain/paths";
import type { SpeciesName } from "@/lib/domain/species";
import { messagesOf, wordsOf } from "@/lib/server/words";
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
  const groups = groupsOf(breeds);
  return (
    <>
      <Way language={market.language} path={paths.breeds(species)} />
      <h1>{words(texts[species].title)}</h1>
      <p className="mt-2 mb-6 max-w-text text-lead text-quiet">
        {words(texts[species].intro, { count: breeds.length })}
      </p>
      <BreedIndex
        species={species}
        breeds={breedLines(breeds, groups)}
        groups={groups}
        words={{ ...messagesOf(market.language, "breed").search, letters: words("letters") }}
      />
    </>
  );
}
