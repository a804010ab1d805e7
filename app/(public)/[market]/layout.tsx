import type { Metadata } from "next";
import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import { PageFrame } from "@/components/layout/page-frame";
import { FrameFooter, FrameHeader } from "@/components/layout/shop-frame";
import { brand } from "@/lib/config/brand";
import { storefrontEnv } from "@/lib/config/env";
import { marketSegment, parseMarket } from "@/lib/config/market";
import { wordsOf } from "@/lib/server/words";
import { StoreProvider } from "@/store/provider-client";

export interface MarketParams {
  readonly market: string;
}

/** Pages are made again after an hour, whatever the webhooks say: a lost one must not keep an old price for ever. */
export const revalidate = 3600;

/** Nothing is made at build time: a page is made when it is first asked for, then kept until what it shows changes. */
export function generateStaticParams(): MarketParams[] {
  return [];
}

export async function generateMetadata({ params }: { params: Promise<MarketParams> }): Promise<Metadata> {
  const market = parseMarket((await params).market) ?? notFound();
  const words = wordsOf(market.language, "home");
  return {
    metadataBase: new URL(storefrontEnv().APP_ORIGIN),
    title: { default: `${brand.name}: ${words("metaTitle")}`, template: `%s | ${brand.name}` },
    description: words("description"),
    openGraph: { siteName: brand.name, type: "website" },
  };
}

export default async function PublicLayout({
  children,
  params,
}: {
  children: ReactNode;
  params: Promise<MarketParams>;
}) {
  const market = parseMarket((await params).market) ?? notFound();
  const { language, region: country } = market;
  const menuWords = { frame: wordsOf(language, "frame"), shelf: wordsOf(language, "shelf") };
  const frame = { words: menuWords, country };
  return (
    <StoreProvider>
      <PageFrame
        language={language}
        market={marketSegment(market)}
        words={wordsOf(language, "common")}
        header={<FrameHeader {...frame} />}
        footer={<FrameFooter {...frame} />}
      >
        {children}
      </PageFrame>
    </StoreProvider>
  );
}
