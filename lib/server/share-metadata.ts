import "server-only";
import type { Metadata } from "next";
import type { Market } from "@/lib/config/market";
import { brand } from "@/lib/config/brand";
import { marketAndId } from "./page-params";

interface Shared {
  readonly title: string;
  readonly description: string;
  readonly path: string;
  readonly picture: string;
}

/** What a page says of itself to search engines and to those who share it. Its address never holds a market. */
function shareMetadata({ title, description, path, picture }: Shared): Metadata {
  const images = [{ url: picture, width: 1200, height: 630, alt: title }];
  return {
    title,
    description,
    alternates: { canonical: path },
    openGraph: { siteName: brand.name, type: "website", title, description, url: path, images },
    twitter: { card: "summary_large_image", title, description, images: [picture] },
  };
}

/** What the page of one thing says of it; nothing where there is no such thing, for then there is no page. */
export async function metadataOfOne<Thing>(
  params: Parameters<typeof marketAndId>[0],
  read: (market: Market, id: number) => Promise<Thing | undefined>,
  tell: (thing: Thing, market: Market) => Shared,
): Promise<Metadata> {
  const { market, id } = await marketAndId(params);
  const thing = await read(market, id);
  return thing === undefined ? {} : shareMetadata(tell(thing, market));
}
