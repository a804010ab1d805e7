import "server-only";
import type { Metadata } from "next";
import { brand } from "@/lib/config/brand";

interface Shared {
  readonly title: string;
  readonly description: string;
  readonly path: string;
  readonly picture: string;
}

/** What a page says of itself to search engines and to those who share it. Its address never holds a market. */
export function shareMetadata({ title, description, path, picture }: Shared): Metadata {
  const images = [{ url: picture, width: 1200, height: 630, alt: title }];
  return {
    title,
    description,
    alternates: { canonical: path },
    openGraph: { siteName: brand.name, type: "website", title, description, url: path, images },
    twitter: { card: "summary_large_image", title, description, images: [picture] },
  };
}
