import type { Metadata } from "next";
import { notFound } from "next/navigation";
import type { ElementType, ReactNode } from "react";
import { alternatesOf } from "@/lib/server/alternates";
import { requestLanguage, translate } from "@/lib/i18n/translate";
import { JsonLd } from "@/components/shop/content/json-ld";
import { ContentView } from "@/components/shop/content/content-view";
import { brand } from "@/lib/config/brand";
import { storefrontEnv } from "@/lib/config/env";
import type { Market } from "@/lib/config/markets/market";
import { listContentBreadcrumbs, listNextLinks } from "@/lib/data/shop/content-links";
import { articleJsonLd } from "@/lib/domain/json-ld";
import { localPath } from "@/lib/navigation/addresses";
import { paths } from "@/lib/navigation/paths";
import { findContent, listArticles } from "@/lib/data/shop/contents";

const feed = { "application/rss+xml": paths.feed };

const readContent = (path: string) => findContent(path, requestLanguage()) ?? notFound();

export function contentMetadata(path: string): Metadata {
  const { title, description } = readContent(path);
  return {
    title,
    description,
    alternates: { ...alternatesOf(path), ...(path === paths.pages.news && { types: feed }) },
    openGraph: { title, description, url: path },
  };
}

interface ContentPageProps {
  readonly path: string;
  readonly market: Market;
  /** Components of this page's own that its text places. */
  readonly parts?: Readonly<Record<string, ElementType>>;
  /** Shown above the text. */
  readonly children?: ReactNode;
}

/** An MDX page of `content/`, with breadcrumbs and links to next pages. */
export async function ContentPage({ path, market, parts, children }: ContentPageProps) {
  const content = readContent(path);
  const t = translate("content");
  const { default: Body } = await content.load();
  return (
    <>
      <ArticleData content={content} />
      <ContentView
        content={content}
        Body={Body}
        crumbs={listContentBreadcrumbs(content, t)}
        nextPages={listNextLinks(content, t)}
        articles={listArticles(market.language)}
        country={market.store}
        parts={parts}
      >
        {children}
      </ContentView>
    </>
  );
}

/** An article for search engines. Other content pages have no date. */
function ArticleData({ content }: { readonly content: ReturnType<typeof readContent> }) {
  const { date, path, ...article } = content;
  if (date === undefined) return null;
  const { APP_ORIGIN: origin } = storefrontEnv();
  const url = origin + localPath(path, article.language);
  return <JsonLd data={articleJsonLd({ ...article, date }, { url, brand: brand.name, origin })} />;
}
