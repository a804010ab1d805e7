import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { describeBreed } from "@/components/breeds/breed-description";
import { BreedView } from "@/components/breeds/breed-view";
import { JsonLd } from "@/components/content/json-ld";
import { storefrontEnv } from "@/lib/config/env";
import type { Market } from "@/lib/config/market";
import { listOffersOfBreed, listTestsOfBreed, readBreed } from "@/lib/data/breeds";
import { crumbsOf } from "@/lib/navigation/crumbs";
import { crumbsJsonLd } from "@/lib/domain/json-ld";
import { paths } from "@/lib/navigation/paths";
import type { SpeciesName } from "@/lib/domain/species";
import { marketAndId } from "@/lib/server/page-params";
import { metadataOfOne } from "@/lib/server/share-metadata";
import { wordsOf } from "@/lib/server/words";
import { Way } from "@/app/(public)/[market]/_parts/way";
import type { MarketParams } from "@/app/(public)/[market]/layout";

interface BreedParams extends MarketParams {
  readonly name: string;
  readonly id: string;
}

export interface BreedPageProps {
  readonly params: Promise<BreedParams>;
}

/** Without it the page would be made for every request. */
export function generateStaticParams(): [] {
  return [];
}

export function generateMetadata({ params }: BreedPageProps): Promise<Metadata> {
  return metadataOfOne(params, readBreedAndTests, ({ breed, tests }, { language }) => {
    const words = wordsOf(language, "breed");
    return {
      // Dogs and cats have breeds of the same name.
      title: words("metaTitle", { name: breed.name, species: breed.species.name }),
      description: describeBreed(breed, tests, words),
      path: paths.breed(breed),
      picture: paths.picture("breed", breed),
    };
  });
}

async function readBreedAndTests(market: Market, id: number) {
  const [breed, tests] = await Promise.all([readBreed(market, id), listTestsOfBreed(market, id)]);
  return breed && { breed, tests };
}

/** The species is whose side of the shop the address names. */
export async function BreedPage({ params, species }: BreedPageProps & { readonly species: SpeciesName }) {
  const { market, id } = await marketAndId(params);
  const { breed, tests } = (await readBreedAndTests(market, id)) ?? notFound();
  const path = paths.breed(breed);
  if (path !== `${paths.breeds(species)}/${(await params).name}/${id}`) permanentRedirect(path);
  const words = wordsOf(market.language, "breed");
  const places = wordsOf(market.language, "shelf");
  const above = crumbsOf(path).map((part) => ({ href: part.href, label: places(part.words) }));
  const crumbs = [...above, { href: path, label: breed.name }];
  return (
    <>
      <Way language={market.language} path={path} own={breed.name} />
      <JsonLd data={crumbsJsonLd(crumbs, storefrontEnv().APP_ORIGIN)} />
      <BreedView
        breed={breed}
        tests={tests}
        offers={await listOffersOfBreed(market, id)}
        language={market.language}
        words={words}
      />
    </>
  );
}
