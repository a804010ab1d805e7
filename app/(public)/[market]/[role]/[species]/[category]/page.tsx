import type { Metadata } from "next";
import { categoryMetadata, CategoryPage } from "@/app/(public)/[market]/_categories/category-page";
import { landingPageOfParams } from "@/lib/server/landing-params";

export const dynamic = "force-dynamic";

type Props = PageProps<"/[market]/[role]/[species]/[category]">;

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  return categoryMetadata({ params, searchParams, landingPage: await landingPageOfParams(params) });
}

/** Dynamic version, for requests with a query; without one the static version under `static/` is served. */
export default async function DynamicCategoryPage({ params, searchParams }: Props) {
  const landingPage = await landingPageOfParams(params);
  return <CategoryPage params={params} searchParams={searchParams} landingPage={landingPage} />;
}
