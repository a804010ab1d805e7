import type { Metadata } from "next";
import { marketOfParams } from "@/lib/server/market";
import { ContentPage, contentMetadata } from "@/app/(public)/[market]/_parts/content-page";
import type { MarketParams } from "@/app/(public)/[market]/layout";

interface ContentParams extends MarketParams {
  readonly page: string[];
}

export { generateStaticParams } from "@/app/(public)/[market]/_parts/no-static-params";

const pathOf = ({ page }: ContentParams) => `/${page.join("/")}`;

export async function generateMetadata({
  params,
}: PageProps<"/[market]/content/[...page]">): Promise<Metadata> {
  return contentMetadata(pathOf(await params));
}

/** Renders every MDX page of `content/` that has no route of its own. */
export default async function Page({ params }: PageProps<"/[market]/content/[...page]">) {
  const market = await marketOfParams(params);
  return <ContentPage path={pathOf(await params)} market={market} />;
}
