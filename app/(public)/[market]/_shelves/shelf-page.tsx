import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { FindProduct } from "@/components/catalogue/find-product";
import { RoleShelfView } from "@/components/catalogue/role-shelf-view";
import { parseMarket } from "@/lib/config/market";
import { readShelf } from "@/lib/data/role-shelves";
import { findAcross, findShelf, type Side } from "@/lib/domain/shelves";
import { wordsOf } from "@/lib/server/words";
import { Way } from "@/app/(public)/[market]/_parts/way";
import type { MarketParams } from "@/app/(public)/[market]/layout";

interface ShelfParams extends MarketParams {
  readonly shelf: string;
}

export interface ShelfProps {
  readonly params: Promise<ShelfParams>;
}

interface Wanted {
  readonly params: Promise<ShelfParams>;
  readonly side: Side;
}

/** Without it the page would be made for every request. */
export function generateStaticParams(): [] {
  return [];
}

export async function shelfMetadata({ params, side }: Wanted): Promise<Metadata> {
  const { market, shelf: slug } = await params;
  const { language } = parseMarket(market) ?? notFound();
  const shelf = findShelf(side, slug);
  if (shelf === undefined) return {};
  const words = wordsOf(language, "shelf");
  const species = shelf.species ?? "other";
  return {
    title: words(`${shelf.words}.title`, { species }),
    description: words(`${shelf.words}.description`, { species }),
    alternates: { canonical: shelf.path },
  };
}

export async function ShelfPage({ params, side }: Wanted) {
  const { market: segment, shelf: slug } = await params;
  const market = parseMarket(segment) ?? notFound();
  const shelf = findShelf(side, slug);
  if (shelf === undefined) return permanentRedirect((findAcross(side, slug) ?? notFound()).path);
  return (
    <>
      <Way language={market.language} path={shelf.path} />
      <RoleShelfView
        finder={<FindProduct reach={reachOf(shelf)} words={wordsOf(market.language, "search")} />}
        shelf={shelf}
        found={await readShelf(market, shelf)}
        language={market.language}
        words={wordsOf(market.language, "shelf")}
      />
    </>
  );
}

/** No more of the shelf than the search asks for: it travels with the page. */
const reachOf = ({ role, species }: Side) => ({ role, species });
