import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { SideView } from "@/components/catalogue/side-view";
import { parseMarket } from "@/lib/config/market";
import { readBestSellers, readOffers } from "@/lib/data/role-shelves";
import { paths } from "@/lib/navigation/paths";
import type { SpeciesSide } from "@/lib/navigation/shelves";
import { wordsOf } from "@/lib/server/words";
import { Way } from "@/app/(public)/[market]/_parts/way";
import type { MarketParams } from "@/app/(public)/[market]/layout";

export interface SideProps {
  readonly params: Promise<MarketParams>;
}

interface Wanted extends SideProps {
  readonly side: SpeciesSide;
}

export async function sideMetadata({ params, side }: Wanted): Promise<Metadata> {
  const { language } = parseMarket((await params).market) ?? notFound();
  const words = wordsOf(language, "shelf");
  const text = side.role === "vet" ? "vetSide" : "breederSide";
  const { species } = side;
  return {
    title: words(`${text}.title`, { species }),
    description: words(`${text}.description`, { species }),
    alternates: { canonical: paths.side(side) },
  };
}

export async function SidePage({ params, side }: Wanted) {
  const market = parseMarket((await params).market) ?? notFound();
  const [offers, best] = await Promise.all([readOffers(market, side), readBestSellers(market, [side], 4)]);
  return (
    <>
      <Way language={market.language} path={paths.side(side)} />
      <SideView
        side={side}
        offers={offers}
        best={best}
        language={market.language}
        words={wordsOf(market.language, "shelf")}
        catalogueLabel={wordsOf(market.language, "catalogue")("toCatalogue", { ...side })}
      />
    </>
  );
}
