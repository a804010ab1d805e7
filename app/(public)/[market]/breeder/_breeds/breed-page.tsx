import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { BreedView } from "@/components/catalogue/breed-view";
import { limits } from "@/lib/config/limits";
import { readBreed } from "@/lib/data/breeds";
import { listProductsOfBreed } from "@/lib/data/products";
import { paths } from "@/lib/domain/paths";
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
  return metadataOfOne(params, readBreed, (breed, { language }) => {
    const words = wordsOf(language, "breed");
    return {
      // Dogs and cats have breeds of the same name.
      title: words("metaTitle", { name: breed.name, species: breed.species.name }),
      description: words("description", { name: breed.name, species: breed.species.name }),
      path: paths.breed(breed),
      picture: paths.picture("breed", breed),
    };
  });
}

/** The species is whose side of the shop the address names. */
export async function BreedPage({ params, species }: BreedPageProps & { readonly species: SpeciesName }) {
  const { market, id } = await marketAndId(params);
  const breed = (await readBreed(market, id)) ?? notFound();
  const path = paths.breed(breed);
  if (path !== `${paths.breeds(species)}/${(await params).name}/${id}`) permanentRedirect(path);
  return (
    <>
      <Way language={market.language} path={path} own={breed.name} />
      <BreedView
        breed={breed}
        shelf={await listProductsOfBreed(market, id, limits.maxPageSize)}
        language={market.language}
        words={wordsOf(market.language, "breed")}
      />
    </>
  );
}
