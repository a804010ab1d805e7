import type { Metadata } from "next";
import { categoryMetadata, CategoryPage } from "@/app/(public)/[market]/_categories/category-page";
import { landingPageOfParams } from "@/lib/server/landing-params";

export { generateStaticParams } from "@/app/(public)/[market]/_categories/category-page";

type Props = PageProps<"/[market]/static/[role]/[species]/[category]">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return categoryMetadata({ params, landingPage: await landingPageOfParams(params) });
}

/** Static version, for requests without a query. */
export default async function StaticCategoryPage({ params }: Props) {
  const landingPage = await landingPageOfParams(params);
  return <CategoryPage params={params} landingPage={landingPage} />;
}
