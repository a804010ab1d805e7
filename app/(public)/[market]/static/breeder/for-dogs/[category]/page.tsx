import type { Metadata } from "next";
import {
  categoryMetadata,
  CategoryPage,
  type CategoryProps,
} from "@/app/(public)/[market]/_categories/category-page";

export { generateStaticParams } from "@/app/(public)/[market]/_categories/category-page";

const landingPage = { role: "breeder", species: "canine" } as const;

export function generateMetadata({ params }: CategoryProps): Promise<Metadata> {
  return categoryMetadata({ params, landingPage });
}

/** Static version, for requests without a query. */
export default function StaticBreederDogCategoryPage({ params }: CategoryProps) {
  return <CategoryPage params={params} landingPage={landingPage} />;
}
