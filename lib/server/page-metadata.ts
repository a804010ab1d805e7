import { addressIn, alternatesOf, type PathIn } from "@/lib/server/alternates";
import "server-only";
import type { Metadata } from "next";
import type { Market } from "@/lib/config/markets/market";
import { requestLanguage } from "@/lib/i18n/translate";
import { brand } from "@/lib/config/brand";
import { parseMarketAndId } from "./page-params";

interface ShareData {
  readonly title: string;
  readonly description: string;
  readonly path: PathIn;
  readonly picture: string;
}

/** Metadata for search engines and link previews. The canonical path has no market. */
function toMetadata({ title, description, path, picture }: ShareData): Metadata {
  const url = addressIn(path, requestLanguage());
  const images = [{ url: picture, width: 1200, height: 630, alt: title }];
  return {
    title,
    description,
    alternates: alternatesOf(path),
    openGraph: { siteName: brand.name, type: "website", title, description, url, images },
    twitter: { card: "summary_large_image", title, description, images: [picture] },
  };
}

/** Metadata of a product or breed page; empty where it does not exist and the page is a 404. */
export async function createShareMetadata<Item>(
  params: Parameters<typeof parseMarketAndId>[0],
  read: (market: Market, id: number) => Promise<Item | undefined>,
  describe: (item: Item, market: Market) => ShareData,
): Promise<Metadata> {
  const { market, id } = await parseMarketAndId(params);
  const item = await read(market, id);
  return item === undefined ? {} : toMetadata(describe(item, market));
}

/** For pages of a single user or step: not for search engines. */
export const privateMetadata: Metadata = {
  title: { default: brand.name, template: `%s | ${brand.name}` },
  robots: { index: false, follow: false },
};
