import type { ReactNode } from "react";
import { PageFrame } from "@/components/layout/page-frame";
import { FrameFooter, FrameHeader } from "@/components/layout/shop-frame";
import { marketSegment } from "@/lib/config/market";
import { visitorMarket, visitorType } from "@/lib/server/market";
import { wordsOf } from "@/lib/server/words";
import { StoreProvider } from "@/store/provider-client";

/** The document of the signed-in portal, made for every request and never kept. */
export async function PortalFrame({ children }: { readonly children: ReactNode }) {
  const market = await visitorMarket();
  const { language, region: country } = market;
  const menuWords = { frame: wordsOf(language, "frame"), shelf: wordsOf(language, "shelf") };
  const frame = { words: menuWords, country };
  return (
    <StoreProvider>
      <PageFrame
        language={language}
        market={marketSegment(market)}
        userType={await visitorType()}
        words={wordsOf(language, "common")}
        header={<FrameHeader {...frame} />}
        footer={<FrameFooter {...frame} />}
      >
        {children}
      </PageFrame>
    </StoreProvider>
  );
}
