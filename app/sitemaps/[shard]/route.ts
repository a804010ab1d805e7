import { storefrontEnv } from "@/lib/config/env";
import { findContent } from "@/lib/data/shop/contents";
import { listShardPaths } from "@/lib/data/top/sitemap";
import { type PathIn, translationsOf } from "@/lib/server/alternates";
import { parseShard, sitemapXml } from "@/lib/navigation/sitemap";

/** Regenerated at most hourly: one shard takes up to ten upstream calls. */
export const dynamic = "force-static";
export const revalidate = 3600;

export function generateStaticParams(): { shard: string }[] {
  return [];
}

export async function GET(_: Request, { params }: RouteContext<"/sitemaps/[shard]">): Promise<Response> {
  const shard = parseShard((await params).shard);
  const paths = shard ? await listShardPaths(shard) : [];
  if (paths.length === 0)
    return new Response(null, { status: 404, headers: { "cache-control": "no-store" } });
  const { APP_ORIGIN: origin } = storefrontEnv();
  return new Response(sitemapXml(paths.map((path) => pageOf(path, origin))), {
    headers: { "content-type": "application/xml; charset=utf-8", "cache-control": "public, max-age=3600" },
  });
}

/** Only content pages say when they changed; a guess would make search engines distrust all dates. */
function lastChange(path: string): Date | undefined {
  const page = findContent(path);
  return page?.updated ?? page?.date;
}

const pageOf = (path: PathIn, origin: string) => ({
  addresses: Object.fromEntries(
    Object.entries(translationsOf(path)).map(([language, address]) => [language, origin + address]),
  ),
  lastModified: typeof path === "string" ? lastChange(path) : undefined,
});
