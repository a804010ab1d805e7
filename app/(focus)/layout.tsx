import type { Metadata } from "next";
import type { ReactNode } from "react";
import { OccasionsHost } from "@/components/layout/occasions-host-client";
import { PageFrame } from "@/components/layout/page-frame";
import { ReducedHeader } from "@/components/layout/reduced-header";
import { Toasts } from "@/components/layout/toasts-client";
import { marketSegment } from "@/lib/config/market";
import { paths } from "@/lib/navigation/paths";
import { visitorMarket, visitorType } from "@/lib/server/market";
import { privateMetadata } from "@/lib/server/private-metadata";
import { wordsOf } from "@/lib/server/words";
import { StoreProvider } from "@/store/provider-client";

export const dynamic = "force-dynamic";

export const metadata: Metadata = privateMetadata;

/** Checkout, activation and signing in: one thing at a time, so nothing else to click. */
export default async function FocusLayout({ children }: { children: ReactNode }) {
  const market = await visitorMarket();
  const type = await visitorType();
  const words = wordsOf(market.language, "frame");
  const titles = { checkout: words("checkout.title"), activate: words("checkout.activate") };
  return (
    <StoreProvider>
      <PageFrame
        language={market.language}
        market={marketSegment(market)}
        words={wordsOf(market.language, "common")}
        visitor={{ type, hasSession: false }}
        header={<ReducedHeader home={paths.roleHome(type)} titles={titles} />}
        footer={
          <>
            <Toasts />
            <OccasionsHost />
          </>
        }
      >
        {children}
      </PageFrame>
    </StoreProvider>
  );
}
