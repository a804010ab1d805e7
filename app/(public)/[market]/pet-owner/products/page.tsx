import type { Metadata } from "next";
import { ownerLandingPage } from "@/lib/navigation/category-pages";
import type { MarketParams } from "@/app/(public)/[market]/layout";
import {
  type DynamicCategoryProps,
  categoryMetadata,
  CategoryPage,
} from "@/app/(public)/[market]/_categories/category-page";

export const dynamic = "force-dynamic";

interface PageProps {
  params: Promise<MarketParams>;
  searchParams: DynamicCategoryProps["searchParams"];
}

const withCategory = async (params: PageProps["params"]) => ({
  ...(await params),
  category: "products",
});

export function generateMetadata({ params, searchParams }: PageProps): Promise<Metadata> {
  return categoryMetadata({ params: withCategory(params), searchParams, landingPage: ownerLandingPage });
}

/** Dynamic version, for requests with a query; without one the static version under `static/` is served. */
export default function DynamicOwnerProductsPage({ params, searchParams }: PageProps) {
  return (
    <CategoryPage params={withCategory(params)} searchParams={searchParams} landingPage={ownerLandingPage} />
  );
}
