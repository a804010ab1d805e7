import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { alternatesOf } from "@/lib/server/alternates";
import { marketOfParams } from "@/lib/server/market";
import { translate } from "@/lib/i18n/translate";
import { SpeciesLandingView } from "@/components/shop/catalogue/species-landing-view";
import { readBestSellers, readCategoryOffers } from "@/lib/data/shop/role-landing";
import { paths } from "@/lib/navigation/paths";
import { findLandingPage } from "@/lib/navigation/category-pages";
import { PageBreadcrumbs } from "@/app/(public)/[market]/_parts/page-breadcrumbs";

type Props = PageProps<"/[market]/section/[role]/[species]">;

export { generateStaticParams } from "@/app/(public)/[market]/_parts/no-static-params";

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await marketOfParams(params);
  const landingPage = findLandingPage(await params);
  if (landingPage === undefined) return {};
  const t = translate("categoryPages");
  const text = landingPage.role === "vet" ? "vetLanding" : "breederLanding";
  const { species } = landingPage;
  return {
    title: t(`${text}.title`, { species }),
    description: t(`${text}.description`, { species }),
    alternates: alternatesOf(paths.landingPage(landingPage)),
  };
}

export default async function SpeciesLandingPage({ params }: Props) {
  const market = await marketOfParams(params);
  const landingPage = findLandingPage(await params) ?? notFound();
  const [offers, best] = await Promise.all([
    readCategoryOffers(market, landingPage),
    readBestSellers(market, [landingPage]),
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
