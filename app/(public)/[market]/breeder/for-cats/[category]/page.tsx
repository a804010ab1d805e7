import type { Metadata } from "next";
import {
  type DynamicCategoryProps,
  categoryMetadata,
  CategoryPage,
} from "@/app/(public)/[market]/_categories/category-page";

export const dynamic = "force-dynamic";

const landingPage = { role: "breeder", species: "feline" } as const;

export function generateMetadata(props: DynamicCategoryProps): Promise<Metadata> {
  return categoryMetadata({ ...props, landingPage });
}

/** Dynamic version, for requests with a query; without one the static version under `static/` is served. */
export default function DynamicBreederCatCategoryPage(props: DynamicCategoryProps) {
  return <CategoryPage {...props} landingPage={landingPage} />;
}
