import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ContentView } from "@/components/content/content-view";
import { parseMarket } from "@/lib/config/market";
import { articles, findContent } from "@/lib/data/contents";
import { wayTo, waysOn } from "@/lib/data/content-ways";
import { wordsOf } from "@/lib/server/words";
import type { MarketParams } from "@/app/(public)/[market]/layout";

interface WrittenParams extends MarketParams {
  readonly page: string[];
}

interface WrittenPageProps {
  readonly params: Promise<WrittenParams>;
}

/** Without it the page would be made for every request. */
export function generateStaticParams(): [] {
  return [];
}

async function read(params: Promise<WrittenParams>) {
  const { market, page } = await params;
  return {
    market: parseMarket(market) ?? notFound(),
    content: findContent(`/${page.join("/")}`) ?? notFound(),
  };
}

export async function generateMetadata({ params }: WrittenPageProps): Promise<Metadata> {
  const { path, title, description } = (await read(params)).content;
  return {
    title,
    description,
    alternates: { canonical: path },
    openGraph: { title, description, url: path },
  };
}

/** Every page of `content/`: what is written there, between the way to it and the ways on from it. */
export default async function WrittenPage({ params }: WrittenPageProps) {
  const { market, content } = await read(params);
  const words = wordsOf(market.language, "content");
  const { default: Body } = await content.load();
  return (
    <ContentView
      content={content}
      Body={Body}
      crumbs={wayTo(content, words)}
      ways={waysOn(content, words)}
      articles={articles}
      country={market.region}
      words={words}
    />
  );
}
