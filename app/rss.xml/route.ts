import { brand } from "@/lib/config/brand";
import { storefrontEnv } from "@/lib/config/env";
import { findContent, listArticles } from "@/lib/data/shop/contents";
import { paths } from "@/lib/navigation/paths";
import { escapeXml } from "@/lib/navigation/sitemap";

/** APP_ORIGIN is known at run time only. */
export const dynamic = "force-dynamic";

/** The articles as a feed, newest first. */
export function GET(): Response {
  const { APP_ORIGIN: origin } = storefrontEnv();
  const items = listArticles().map(
    ({ path, title, description, date }) =>
      `<item>${tag("title", title)}${tag("link", origin + path)}${tag("guid", origin + path)}` +
      `${tag("description", description)}${date ? tag("pubDate", date.toUTCString()) : ""}</item>`,
  );
  const about = findContent(paths.pages.news)?.description ?? "";
  const channel =
    tag("title", brand.name) + tag("link", origin + paths.pages.news) + tag("description", about);
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0"><channel>${channel}${items.join("\n")}</channel></rss>\n`,
    {
      headers: {
        "content-type": "application/rss+xml; charset=utf-8",
        "cache-control": "public, max-age=3600",
      },
    },
  );
}

const tag = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;
