import type { Metadata } from "next";
import { ownerLandingPage } from "@/lib/navigation/category-pages";
import { categoryMetadata, CategoryPage } from "@/app/(public)/[market]/_categories/category-page";

const withCategory = async (params: PageProps<"/[market]/static/pet-owner/products">["params"]) => ({
  ...(await params),
  category: "products",
});

export function generateMetadata({
  params,
}: PageProps<"/[market]/static/pet-owner/products">): Promise<Metadata> {
  return categoryMetadata({ params: withCategory(params), landingPage: ownerLandingPage });
}

/** Static version, for requests without a query. */
export default function StaticOwnerProductsPage({
  params,
}: PageProps<"/[market]/static/pet-owner/products">) {
  return <CategoryPage params={withCategory(params)} landingPage={ownerLandingPage} />;
}
