import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { redirectToPage } from "@/lib/server/redirect-to-page";
import { alternatesOf } from "@/lib/server/alternates";
import { marketOfParams } from "@/lib/server/market";
import { translate } from "@/lib/i18n/translate";
import { CategoryPageView } from "@/components/shop/catalogue/category-page-view";
import { ShopTabs } from "@/components/shop/catalogue/shop-tabs";
import { readCategoryPage } from "@/lib/data/shop/role-landing";
import { isDeepQuery, type CategoryQuery } from "@/lib/domain/shop/category-query";
import { findInOtherSpecies, findCategoryPage, type LandingPage } from "@/lib/navigation/category-pages";
import { type ListPageProps, readCategoryQuery } from "@/app/(public)/[market]/_parts/category-query";
import { PageBreadcrumbs } from "@/app/(public)/[market]/_parts/page-breadcrumbs";
import type { MarketParams } from "@/app/(public)/[market]/layout";

interface CategoryParams extends MarketParams {
  readonly category: string;
}

interface CategoryPageOptions extends ListPageProps<CategoryParams> {
  readonly landingPage: LandingPage;
}

async function queryOf(options: CategoryPageOptions): Promise<CategoryQuery> {
  const query = await readCategoryQuery(options);
  return options.landingPage.species === null ? query : { ...query, species: undefined };
}

export async function categoryMetadata(options: CategoryPageOptions): Promise<Metadata> {
  await marketOfParams(options.params);
  const { category: slug } = await options.params;
  const category = findCategoryPage(options.landingPage, slug);
  if (category === undefined) return {};
  const t = translate("categoryPages");
  const species = category.species ?? "other";
  return {
    title: t(`${category.messageKey}.title`, { species }),
    description: t(`${category.messageKey}.description`, { species }),
    alternates: alternatesOf(category.path),
    ...(isDeepQuery(await queryOf(options)) && { robots: { index: false, follow: true } }),
  };
}

export async function CategoryPage(options: CategoryPageOptions) {
  const { landingPage } = options;
  const market = await marketOfParams(options.params);
  const { category: slug } = await options.params;
  const category = findCategoryPage(landingPage, slug);
  if (category === undefined)
    return redirectToPage((findInOtherSpecies(landingPage, slug) ?? notFound()).path);
  const query = await queryOf(options);
  return (
    <>
      <PageBreadcrumbs path={category.path} />
      {landingPage.role === "owner" && <OwnerTabs path={category.path} />}
      <CategoryPageView
        category={category}
        query={query}
        found={await readCategoryPage(market, category, query)}
      />
    </>
  );
}

function OwnerTabs({ path }: { readonly path: string }) {
  const ownerTestsLabel = translate("categoryPages")("owner.products.name");
  return <ShopTabs current={path} ownerTestsLabel={ownerTestsLabel} />;
}
