import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ContentView } from "@/components/content/content-view";
import { parseMarket } from "@/lib/config/market";
import { articles, findContent } from "@/lib/data/contents";
import { listContentBreadcrumbs, listNextLinks } from "@/lib/data/content-links";
import { getTranslator } from "@/lib/i18n/messages";
import type { MarketParams } from "@/app/(public)/[market]/layout";

interface ContentParams extends MarketParams {
  readonly page: string[];
}

interface ContentPageProps {
  readonly params: Promise<ContentParams>;
}

/** Without it Next would render the page for every request. */
export function generateStaticParams(): [] {
  return [];
}

async function read(params: Promise<ContentParams>) {
  const { market, page } = await params;
  return {
    market: parseMarket(market) ?? notFound(),
    content: findContent(`/${page.join("/")}`) ?? notFound(),
  };
}

export async function generateMetadata({ params }: ContentPageProps): Promise<Metadata> {
  const { path, title, description } = (await read(params)).content;
  return {
    title,
    description,
    alternates: { canonical: path },
    openGraph: { title, description, url: path },
  };
}

/** Renders every MDX page of `content/`, with breadcrumbs and links to next pages. */
export default async function ContentPage({ params }: ContentPageProps) {
  const { market, content } = await read(params);
  const t = getTranslator(market.language, "content");
  const { default: Body } = await content.load();
  return (
    <ContentView
      content={content}
      Body={Body}
      crumbs={listContentBreadcrumbs(content, t)}
      nextPages={listNextLinks(content, t)}
      articles={articles}
      country={market.region}
      t={t}
    />
  );
}
