import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { CatalogueHead } from "@/components/catalogue/catalogue-head";
import { parseMarket } from "@/lib/config/market";
import { listAllBreeds } from "@/lib/data/breeds";
import { findCatalogueShelf, isWritten } from "@/lib/domain/catalogues";
import { paths } from "@/lib/domain/paths";
import type { SpeciesSide } from "@/lib/domain/shelves";
import { wordsOf } from "@/lib/server/words";
import { AllBreeds } from "@/app/(public)/[market]/_parts/all-breeds";
import { Way } from "@/app/(public)/[market]/_parts/way";
import type { MarketParams } from "@/app/(public)/[market]/layout";

export interface CatalogueBreedsProps {
  readonly params: Promise<MarketParams & { readonly species: string }>;
}

type Role = SpeciesSide["role"];

/** Without it the page would be made for every request. */
export function generateStaticParams(): [] {
  return [];
}

async function read(params: CatalogueBreedsProps["params"], role: Role) {
  const { market: segment, species } = await params;
  const market = parseMarket(segment) ?? notFound();
  const shelf = findCatalogueShelf(role, species, "breeds") ?? notFound();
  return { market, shelf: isWritten(shelf) ? shelf : notFound() };
}

export async function catalogueBreedsMetadata(
  params: CatalogueBreedsProps["params"],
  role: Role,
): Promise<Metadata> {
  const { market, shelf } = await read(params, role);
  const words = wordsOf(market.language, "catalogue");
  const { species } = shelf;
  return {
    title: words(`${shelf.words}.title`, { species }),
    description: words(`${shelf.words}.description`, { species }),
    // The list itself is the same for everybody.
    alternates: { canonical: paths.breeds(species) },
  };
}

export async function CatalogueBreedsPage({ params, role }: CatalogueBreedsProps & { readonly role: Role }) {
  const { market, shelf } = await read(params, role);
  const words = wordsOf(market.language, "catalogue");
  const breeds = await listAllBreeds(market, shelf.species);
  return (
    <>
      <Way language={market.language} path={shelf.path} own={words(`${shelf.words}.name`)} />
      <CatalogueHead shelf={shelf} region={market.region} words={words} />
      <div className="mt-8">
        <AllBreeds species={shelf.species} breeds={breeds} language={market.language} />
      </div>
    </>
  );
}
