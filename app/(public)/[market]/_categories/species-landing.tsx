import type { Metadata } from "next";
import { alternatesOf } from "@/lib/server/alternates";
import { marketOfParams } from "@/lib/server/market";
import { translate } from "@/lib/i18n/translate";
import { SpeciesLandingView } from "@/components/shop/catalogue/species-landing-view";
import { readBestSellers, readCategoryOffers } from "@/lib/data/role-landing";
import { paths } from "@/lib/navigation/paths";
import type { SpeciesLandingPage } from "@/lib/navigation/category-pages";
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
  await marketOfParams(params);
  const t = translate("categoryPages");
  const text = landingPage.role === "vet" ? "vetLanding" : "breederLanding";
  const { species } = landingPage;
  return {
    title: t(`${text}.title`, { species }),
    description: t(`${text}.description`, { species }),
    alternates: alternatesOf(paths.landingPage(landingPage)),
  };
}

export async function SpeciesLanding({ params, landingPage }: SpeciesLandingOptions) {
  const market = await marketOfParams(params);
  const [offers, best] = await Promise.all([
    readCategoryOffers(market, landingPage),
    readBestSellers(market, [landingPage], 4),
  ]);
  return (
    <>
      <PageBreadcrumbs path={paths.landingPage(landingPage)} />
      <SpeciesLandingView
        landingPage={landingPage}
        offers={offers}
        best={best}
        catalogueLabel={translate("catalogue")("toCatalogue", { ...landingPage })}
      />
    </>
  );
}
