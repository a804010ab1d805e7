import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { categoryMetadata, CategoryPage } from "@/app/(public)/[market]/_categories/category-page";
import { findLandingPage } from "@/lib/navigation/category-pages";

export const dynamic = "force-dynamic";

type Props = PageProps<"/[market]/section/[role]/[species]/[category]">;

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const landingPage = findLandingPage(await params);
  return landingPage === undefined ? {} : categoryMetadata({ params, searchParams, landingPage });
}

/** Dynamic version, for requests with a query; without one the static version under `static/` is served. */
export default async function DynamicCategoryPage({ params, searchParams }: Props) {
  const landingPage = findLandingPage(await params) ?? notFound();
  return <CategoryPage params={params} searchParams={searchParams} landingPage={landingPage} />;
}
