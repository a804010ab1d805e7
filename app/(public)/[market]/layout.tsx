import type { Metadata } from "next";
import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import { brand } from "@/lib/config/brand";
import { marketSegment, parseMarket } from "@/lib/config/market";
import { storefrontEnv } from "@/lib/config/env";
import { wordsOf } from "@/lib/server/words";

export interface MarketParams {
  readonly market: string;
}

/** Nothing is made at build time: a page is made when it is first asked for, then kept until what it shows changes. */
export function generateStaticParams(): MarketParams[] {
  return [];
}

export async function generateMetadata({ params }: { params: Promise<MarketParams> }): Promise<Metadata> {
  const market = parseMarket((await params).market) ?? notFound();
  const words = wordsOf(market.language, "home");
  return {
    metadataBase: new URL(storefrontEnv().APP_ORIGIN),
    title: { default: `${brand.name}: ${words("title")}`, template: `%s | ${brand.name}` },
    description: words("description"),
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
  const words = wordsOf(market.language, "common");
  return (
    <html lang={market.language} data-market={marketSegment(market)}>
      <body>
        <a href="#content">{words("skipToContent")}</a>
        <main id="content">{children}</main>
      </body>
    </html>
  );
}
