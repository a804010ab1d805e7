import type { Metadata } from "next";
import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import { alternatesOf } from "@/lib/server/alternates";
import { marketOfParams } from "@/lib/server/market";
import { translate } from "@/lib/i18n/translate";
import { CatalogueHeader } from "@/components/shop/catalogue/catalogue-header";
import { type Market } from "@/lib/config/markets/market";
import { listAllBreeds } from "@/lib/data/shop/breeds";
import { type CataloguePage, findCataloguePage } from "@/lib/navigation/catalogues";
import { paths } from "@/lib/navigation/paths";
import type { SpeciesLandingPage } from "@/lib/navigation/category-pages";
import type { SpeciesName } from "@/lib/domain/species";
import { AllBreeds } from "@/app/(public)/[market]/_parts/all-breeds";
import { PageBreadcrumbs } from "@/app/(public)/[market]/_parts/page-breadcrumbs";
import { BuildProfile } from "@/app/(public)/[market]/_profiles/build-profile";
import type { MarketParams } from "@/app/(public)/[market]/layout";

export interface SpecialCategoryProps {
  readonly params: Promise<MarketParams & { readonly species: string }>;
}

interface SpecialCategory {
  readonly slug: string;
  /** The public page with the same content. */
  readonly canonical: (species: SpeciesName) => string;
  readonly renderContent: (market: Market, species: SpeciesName) => Promise<ReactNode>;
}

/** Catalogue categories without a product list. */
const breeds: SpecialCategory = {
  slug: "breeds",
  canonical: paths.breeds,
  renderContent: async (market, species) => (
    <div className="mt-8">
      <AllBreeds species={species} breeds={await listAllBreeds(market, species)} />
    </div>
  ),
};

const custom: SpecialCategory = {
  slug: "build-custom-profile",
  canonical: paths.buildProfile,
  renderContent: (market, species) => Promise.resolve(<BuildProfile market={market} species={species} />),
};

/** The exports of a route file. */
function createPage(special: SpecialCategory) {
  return (role: SpeciesLandingPage["role"]) => ({
    generateMetadata: ({ params }: SpecialCategoryProps) => specialCategoryMetadata(special, role, params),
    Page: async ({ params }: SpecialCategoryProps) => {
      const { market, category } = await readSpecialCategory(special, role, params);
      const t = translate("catalogue");
      return (
        <>
          <PageBreadcrumbs path={category.path} pageName={t(`${category.messageKey}.name`)} />
          <CatalogueHeader category={category} store={market.store} />
          {await special.renderContent(market, category.species)}
        </>
      );
    },
  });
}

export const catalogueBreeds = createPage(breeds);
export const catalogueCustomProfile = createPage(custom);

interface SpecialCategoryData {
  readonly market: Market;
  readonly category: CataloguePage;
}

async function readSpecialCategory(
  { slug }: SpecialCategory,
  role: SpeciesLandingPage["role"],
  params: SpecialCategoryProps["params"],
): Promise<SpecialCategoryData> {
  const { species } = await params;
  const market = await marketOfParams(params);
  return { market, category: findCataloguePage(role, species, slug) ?? notFound() };
}

async function specialCategoryMetadata(
  special: SpecialCategory,
  role: SpeciesLandingPage["role"],
  params: SpecialCategoryProps["params"],
): Promise<Metadata> {
  const { category } = await readSpecialCategory(special, role, params);
  const t = translate("catalogue");
  const { species } = category;
  return {
    title: t(`${category.messageKey}.title`, { species }),
    description: t(`${category.messageKey}.description`, { species }),
    alternates: alternatesOf(special.canonical(species)),
  };
}
