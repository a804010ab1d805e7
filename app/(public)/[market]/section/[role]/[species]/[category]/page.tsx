import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { categoryMetadata, CategoryPage } from "@/app/(public)/[market]/_categories/category-page";
import { findLandingPage } from "@/lib/server/landing-params";

export const dynamic = "force-dynamic";

type Props = PageProps<"/[market]/section/[role]/[species]/[category]">;

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const landingPage = await findLandingPage(params);
  return landingPage === undefined ? {} : categoryMetadata({ params, searchParams, landingPage });
}

/** Dynamic version, for requests with a query; without one the static version under `static/` is served. */
export default async function DynamicCategoryPage({ params, searchParams }: Props) {
  const landingPage = (await findLandingPage(params)) ?? notFound();
  return <CategoryPage params={params} searchParams={searchParams} landingPage={landingPage} />;
}
