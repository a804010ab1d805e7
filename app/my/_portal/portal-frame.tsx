import type { ReactNode } from "react";
import { PageFrame } from "@/components/layout/page-frame";
import { ShopFooter } from "@/components/layout/shop-footer";
import { ShopHeader } from "@/components/layout/shop-header";
import { marketSegment } from "@/lib/config/market";
import { visitorMarket } from "@/lib/server/market";
import { wordsOf } from "@/lib/server/words";

/** The document of the signed-in portal, made for every request and never kept. */
export async function PortalFrame({ children }: { readonly children: ReactNode }) {
  const market = await visitorMarket();
  const words = wordsOf(market.language, "common");
  return (
    <PageFrame
      language={market.language}
      market={marketSegment(market)}
      words={words}
      header={<ShopHeader words={words} />}
      footer={<ShopFooter />}
    >
      {children}
    </PageFrame>
  );
}
