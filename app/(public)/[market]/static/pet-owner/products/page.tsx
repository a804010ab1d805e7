import type { Metadata } from "next";
import { ownerLandingPage } from "@/lib/navigation/category-pages";
import type { MarketParams } from "@/app/(public)/[market]/layout";
import { categoryMetadata, CategoryPage } from "@/app/(public)/[market]/_categories/category-page";

interface PageProps {
  params: Promise<MarketParams>;
}

const withCategory = async (params: PageProps["params"]) => ({
  ...(await params),
  category: "products",
});

export function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return categoryMetadata({ params: withCategory(params), landingPage: ownerLandingPage });
}

/** Static version, for requests without a query. */
export default function StaticOwnerProductsPage({ params }: PageProps) {
  return <CategoryPage params={withCategory(params)} landingPage={ownerLandingPage} />;
}
