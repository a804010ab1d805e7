import type { Metadata } from "next";
import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import { CatalogueHead } from "@/components/catalogue/catalogue-head";
import { type Market, parseMarket } from "@/lib/config/market";
import { listAllBreeds } from "@/lib/data/breeds";
import { type CatalogueShelf, findCatalogueShelf } from "@/lib/navigation/catalogues";
import { paths } from "@/lib/navigation/paths";
import type { SpeciesSide } from "@/lib/navigation/shelves";
import type { SpeciesName } from "@/lib/domain/species";
import { wordsOf } from "@/lib/server/words";
import { AllBreeds } from "@/app/(public)/[market]/_parts/all-breeds";
import { Way } from "@/app/(public)/[market]/_parts/way";
import { BuildProfile } from "@/app/(public)/[market]/_profiles/build-profile";
import type { MarketParams } from "@/app/(public)/[market]/layout";

export interface OwnShelfProps {
  readonly params: Promise<MarketParams & { readonly species: string }>;
}

interface Own {
  readonly slug: string;
  /** The page for everybody with the same in it: the one that search engines are told of. */
  readonly canonical: (species: SpeciesName) => string;
  readonly part: (market: Market, species: SpeciesName) => Promise<ReactNode>;
}

/** Shelves of a catalogue that are no lists of products. */
const breeds: Own = {
  slug: "breeds",
  canonical: paths.breeds,
  part: async (market, species) => (
    <div className="mt-8">
      <AllBreeds species={species} breeds={await listAllBreeds(market, species)} language={market.language} />
    </div>
  ),
};

const custom: Own = {
  slug: "build-custom-profile",
  canonical: paths.buildProfile,
  part: (market, species) => Promise.resolve(<BuildProfile market={market} species={species} />),
};

/** What the file of a route exports. */
function pageOf(own: Own) {
  return (role: SpeciesSide["role"]) => ({
    generateMetadata: ({ params }: OwnShelfProps) => metadataOf(own, role, params),
    Page: async ({ params }: OwnShelfProps) => {
      const { market, shelf } = await read(own, role, params);
      const words = wordsOf(market.language, "catalogue");
      return (
        <>
          <Way language={market.language} path={shelf.path} own={words(`${shelf.words}.name`)} />
          <CatalogueHead shelf={shelf} region={market.region} words={words} />
          {await own.part(market, shelf.species)}
        </>
      );
    },
  });
}

export const catalogueBreeds = pageOf(breeds);
export const catalogueCustomProfile = pageOf(custom);

/** Without it the page would be made for every request. */
export function generateStaticParams(): [] {
  return [];
}

interface Read {
  readonly market: Market;
  readonly shelf: CatalogueShelf;
}

async function read(
  { slug }: Own,
  role: SpeciesSide["role"],
  params: OwnShelfProps["params"],
): Promise<Read> {
  const { market: segment, species } = await params;
  const market = parseMarket(segment) ?? notFound();
  return { market, shelf: findCatalogueShelf(role, species, slug) ?? notFound() };
}

async function metadataOf(
  own: Own,
  role: SpeciesSide["role"],
  params: OwnShelfProps["params"],
): Promise<Metadata> {
  const { market, shelf } = await read(own, role, params);
  const words = wordsOf(market.language, "catalogue");
  const { species } = shelf;
  return {
    title: words(`${shelf.words}.title`, { species }),
    description: words(`${shelf.words}.description`, { species }),
    alternates: { canonical: own.canonical(species) },
  };
}
