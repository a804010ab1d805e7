import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { SpeciesLandingView } from "@/components/shop/catalogue/species-landing-view";
import { parseMarket } from "@/lib/config/markets/market";
import { readBestSellers, readCategoryOffers } from "@/lib/data/role-landing";
import { paths } from "@/lib/navigation/paths";
import type { SpeciesLandingPage } from "@/lib/navigation/category-pages";
import { getTranslator } from "@/lib/i18n/messages";
import { PageBreadcrumbs } from "@/app/(public)/[market]/_parts/page-breadcrumbs";
import type { MarketParams } from "@/app/(public)/[market]/layout";

export interface SpeciesLandingProps {
  readonly params: Promise<MarketParams>;
}

interface SpeciesLandingOptions extends SpeciesLandingProps {
  readonly landingPage: SpeciesLandingPage;
}

export async function speciesLandingMetadata({
  params,
  landingPage,
}: SpeciesLandingOptions): Promise<Metadata> {
  const { language } = parseMarket((await params).market) ?? notFound();
  const t = getTranslator(language, "categoryPages");
  const text = landingPage.role === "vet" ? "vetLanding" : "breederLanding";
  const { species } = landingPage;
  return {
    title: t(`${text}.title`, { species }),
    description: t(`${text}.description`, { species }),
    alternates: { canonical: paths.landingPage(landingPage) },
  };
}

export async function SpeciesLanding({ params, landingPage }: SpeciesLandingOptions) {
  const market = parseMarket((await params).market) ?? notFound();
  const [offers, best] = await Promise.all([
    readCategoryOffers(market, landingPage),
    readBestSellers(market, [landingPage], 4),
  ]);
  return (
    <>
      <PageBreadcrumbs language={market.language} path={paths.landingPage(landingPage)} />
      <SpeciesLandingView
        landingPage={landingPage}
        offers={offers}
        best={best}
        language={market.language}
        t={getTranslator(market.language, "categoryPages")}
        catalogueLabel={getTranslator(market.language, "catalogue")("toCatalogue", { ...landingPage })}
      />
    </>
  );
}
