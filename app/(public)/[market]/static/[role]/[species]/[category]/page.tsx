import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { categoryMetadata, CategoryPage } from "@/app/(public)/[market]/_categories/category-page";
import { findLandingPage } from "@/lib/navigation/category-pages";

export { generateStaticParams } from "@/app/(public)/[market]/_parts/no-static-params";

type Props = PageProps<"/[market]/static/[role]/[species]/[category]">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const landingPage = findLandingPage(await params);
  return landingPage === undefined ? {} : categoryMetadata({ params, landingPage });
}

/** Static version, for requests without a query. */
export default async function StaticCategoryPage({ params }: Props) {
  const landingPage = findLandingPage(await params) ?? notFound();
  return <CategoryPage params={params} landingPage={landingPage} />;
}
