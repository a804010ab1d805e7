import type { Metadata } from "next";
import { ownerLandingPage } from "@/lib/navigation/category-pages";
import { categoryMetadata, CategoryPage } from "@/app/(public)/[market]/_categories/category-page";

export const dynamic = "force-dynamic";

const withCategory = async (params: PageProps<"/[market]/pet-owner/products">["params"]) => ({
  ...(await params),
  category: "products",
});

export function generateMetadata({
  params,
  searchParams,
}: PageProps<"/[market]/pet-owner/products">): Promise<Metadata> {
  return categoryMetadata({ params: withCategory(params), searchParams, landingPage: ownerLandingPage });
}

/** Dynamic version, for requests with a query; without one the static version under `static/` is served. */
export default function DynamicOwnerProductsPage({
  params,
  searchParams,
}: PageProps<"/[market]/pet-owner/products">) {
  return (
    <CategoryPage params={withCategory(params)} searchParams={searchParams} landingPage={ownerLandingPage} />
  );
}
