import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { FindProduct } from "@/components/catalogue/find-product";
import { RoleShelfView } from "@/components/catalogue/role-shelf-view";
import { ShopTabs } from "@/components/catalogue/shop-tabs";
import type { Language } from "@/lib/config/languages";
import { parseMarket } from "@/lib/config/market";
import { readShelf } from "@/lib/data/role-shelves";
import { isDeepQuery, parseShelfQuery, plainShelf, type ShelfQuery } from "@/lib/domain/shelf-query";
import { findAcross, findShelf, type Side } from "@/lib/navigation/shelves";
import { wordsOf } from "@/lib/server/words";
import { Way } from "@/app/(public)/[market]/_parts/way";
import type { MarketParams } from "@/app/(public)/[market]/layout";

interface ShelfParams extends MarketParams {
  readonly shelf: string;
}

export interface ShelfProps {
  readonly params: Promise<ShelfParams>;
}

/** Of a page that is asked something; its twin under `static/` has no such thing. */
export interface AskedShelfProps extends ShelfProps {
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

interface Wanted {
  readonly params: Promise<ShelfParams>;
  readonly side: Side;
  readonly searchParams?: AskedShelfProps["searchParams"];
}

/** Without it the page would be made for every request. */
export function generateStaticParams(): [] {
  return [];
}

async function queryOf({ side, searchParams }: Wanted): Promise<ShelfQuery> {
  if (searchParams === undefined) return plainShelf;
  const query = parseShelfQuery(await searchParams);
  return side.species === null ? query : { ...query, species: undefined };
}

export async function shelfMetadata(wanted: Wanted): Promise<Metadata> {
  const { market, shelf: slug } = await wanted.params;
  const { language } = parseMarket(market) ?? notFound();
  const shelf = findShelf(wanted.side, slug);
  if (shelf === undefined) return {};
  const words = wordsOf(language, "shelf");
  const species = shelf.species ?? "other";
  return {
    title: words(`${shelf.words}.title`, { species }),
    description: words(`${shelf.words}.description`, { species }),
    alternates: { canonical: shelf.path },
    ...(isDeepQuery(await queryOf(wanted)) && { robots: { index: false, follow: true } }),
  };
}

export async function ShelfPage(wanted: Wanted) {
  const { side } = wanted;
  const { market: segment, shelf: slug } = await wanted.params;
  const market = parseMarket(segment) ?? notFound();
  const shelf = findShelf(side, slug);
  if (shelf === undefined) return permanentRedirect((findAcross(side, slug) ?? notFound()).path);
  const query = await queryOf(wanted);
  return (
    <>
      <Way language={market.language} path={shelf.path} />
      {side.role === "owner" && <OwnerTabs path={shelf.path} language={market.language} />}
      <RoleShelfView
        finder={<FindProduct reach={reachOf(shelf)} words={wordsOf(market.language, "search")} />}
        shelf={shelf}
        query={query}
        found={await readShelf(market, shelf, query)}
        language={market.language}
        words={wordsOf(market.language, "shelf")}
        storeWords={wordsOf(market.language, "store")}
      />
    </>
  );
}

function OwnerTabs({ path, language }: { readonly path: string; readonly language: Language }) {
  const ownerTests = wordsOf(language, "shelf")("owner.products.name");
  return <ShopTabs current={path} ownerTests={ownerTests} words={wordsOf(language, "offers")} />;
}

/** No more of the shelf than the search asks for: it travels with the page. */
const reachOf = ({ role, species }: Side) => ({ role, species });
