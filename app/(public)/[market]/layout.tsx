import type { Metadata } from "next";
import type { ReactNode } from "react";
import { marketOfParams } from "@/lib/server/market";
import { translate } from "@/lib/i18n/translate";
import { PageFrame } from "@/components/layout/page-frame";
import { LanguageOffer } from "@/components/layout/language-offer-client";
import { offeredLanguages } from "@/lib/config/offered-languages";
import { FrameFooter, FrameHeader } from "@/components/layout/shop-frame";
import { colonIn } from "@/lib/domain/format";
import { brand } from "@/lib/config/brand";
import { storefrontEnv } from "@/lib/config/env";
import { spokenLanguages } from "@/lib/config/markets/spoken-languages";
import { marketSegment } from "@/lib/config/markets/market";
import { StoreProvider } from "@/store/provider-client";

export interface MarketParams {
  readonly market: string;
}

/** Pages are rendered again after an hour even without a webhook: a lost webhook must not keep an old price. */
export const revalidate = 3600;

/** Nothing is rendered at build time: pages are rendered on first request and cached until their data changes. */
export function generateStaticParams(): MarketParams[] {
  return [];
}

export async function generateMetadata({ params }: { params: Promise<MarketParams> }): Promise<Metadata> {
  const { language } = await marketOfParams(params);
  const t = translate("home");
  return {
    metadataBase: new URL(storefrontEnv().APP_ORIGIN),
    title: { default: `${brand.name}${colonIn(language)} ${t("metaTitle")}`, template: `%s | ${brand.name}` },
    description: t("description"),
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
  const market = await marketOfParams(params);
  const { language, store: country } = market;
  return (
    <StoreProvider language={language}>
      <PageFrame
        market={marketSegment(market)}
        header={<FrameHeader country={country} />}
        footer={
          <>
            <FrameFooter country={country} />
            <LanguageOffer languages={offeredLanguages()} store={country} spoken={spokenLanguages(country)} />
          </>
        }
      >
        {children}
      </PageFrame>
    </StoreProvider>
  );
}
