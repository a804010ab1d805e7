import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { BestProducts } from "@/components/catalogue/best-products";
import { CatalogueHead } from "@/components/catalogue/catalogue-head";
import { CatalogueShelfView } from "@/components/catalogue/catalogue-shelf-view";
import { FindProduct } from "@/components/catalogue/find-product";
import { type Market, parseMarket } from "@/lib/config/market";
import { readCatalogueShelf, readMostOrdered } from "@/lib/data/catalogues";
import { type CatalogueShelf, findCatalogueShelf, isList, isSoldIn } from "@/lib/navigation/catalogues";
import { isDeepQuery, parseShelfQuery, plainShelf, type ShelfQuery } from "@/lib/domain/shelf-query";
import type { SpeciesSide } from "@/lib/navigation/shelves";
import { wordsOf } from "@/lib/server/words";
import { Way } from "@/app/(public)/[market]/_parts/way";
import type { MarketParams } from "@/app/(public)/[market]/layout";

interface CatalogueParams extends MarketParams {
  readonly species: string;
  readonly shelf: string;
}

export interface CatalogueProps {
  readonly params: Promise<CatalogueParams>;
}

/** Of a page that is asked something; its twin under `static/` has no such thing. */
export interface AskedCatalogueProps extends CatalogueProps {
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

type Wanted = Pick<SpeciesSide, "role"> & CatalogueProps & Partial<AskedCatalogueProps>;

interface Read {
  readonly market: Market;
  readonly shelf: CatalogueShelf;
  readonly query: ShelfQuery;
}

/** Without it the page would be made for every request. */
export function generateStaticParams(): [] {
  return [];
}

/** Lists only: breeds and custom profiles have pages of another kind beside this one. */
async function read({ role, params, searchParams }: Wanted): Promise<Read> {
  const { market: segment, species, shelf: slug } = await params;
  const market = parseMarket(segment) ?? notFound();
  const shelf = findCatalogueShelf(role, species, slug) ?? notFound();
  if (!isList(shelf) || !isSoldIn(shelf, market.region)) notFound();
  const query = searchParams === undefined ? plainShelf : parseShelfQuery(await searchParams);
  return { market, shelf, query: { ...query, species: undefined } };
}

export async function catalogueMetadata(wanted: Wanted): Promise<Metadata> {
  const { market, shelf, query } = await read(wanted);
  const words = wordsOf(market.language, "catalogue");
  const { species, path } = shelf;
  return {
    title: words(`${shelf.words}.title`, { species }),
    description: words(`${shelf.words}.description`, { species }),
    alternates: { canonical: path },
    ...(isDeepQuery(query) && { robots: { index: false, follow: true } }),
  };
}

export async function CataloguePage(wanted: Wanted) {
  const { market, shelf, query } = await read(wanted);
  const words = wordsOf(market.language, "catalogue");
  return (
    <>
      <Way language={market.language} path={shelf.path} own={words(`${shelf.words}.name`)} />
      <CatalogueHead shelf={shelf} region={market.region} words={words} />
      {shelf.key === "bestSellers" ? (
        <MostOrdered market={market} shelf={shelf} />
      ) : (
        <CatalogueList market={market} shelf={shelf} query={query} />
      )}
    </>
  );
}

async function MostOrdered({ market, shelf }: Omit<Read, "query">) {
  const title = wordsOf(market.language, "catalogue")("bestTitle");
  const products = await readMostOrdered(market, shelf);
  return <BestProducts title={title} products={products} language={market.language} />;
}

async function CatalogueList({ market, shelf, query }: Read) {
  const { language } = market;
  const { role, species } = shelf;
  return (
    <CatalogueShelfView
      finder={<FindProduct reach={{ role, species }} words={wordsOf(language, "search")} />}
      shelf={shelf}
      query={query}
      found={await readCatalogueShelf(market, shelf, query)}
      language={language}
      words={{
        catalogue: wordsOf(language, "catalogue"),
        shelf: wordsOf(language, "shelf"),
        store: wordsOf(language, "store"),
      }}
    />
  );
}
