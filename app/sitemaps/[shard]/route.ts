import { storefrontEnv } from "@/lib/config/env";
import { listShardEntries, type SitemapEntry } from "@/lib/data/top/sitemap";
import { translationsOf } from "@/lib/server/alternates";
import { parseShard, sitemapXml } from "@/lib/navigation/sitemap";

/** Regenerated at most hourly: one shard takes up to ten upstream calls. */
export const dynamic = "force-static";
export const revalidate = 3600;

export function generateStaticParams(): { shard: string }[] {
  return [];
}

export async function GET(_: Request, { params }: RouteContext<"/sitemaps/[shard]">): Promise<Response> {
  const shard = parseShard((await params).shard);
  const entries = shard ? await listShardEntries(shard) : [];
  if (entries.length === 0)
    return new Response(null, { status: 404, headers: { "cache-control": "no-store" } });
  const { APP_ORIGIN: origin } = storefrontEnv();
  return new Response(sitemapXml(entries.map((entry) => pageOf(entry, origin))), {
    headers: { "content-type": "application/xml; charset=utf-8", "cache-control": "public, max-age=3600" },
  });
}

const pageOf = ({ path, changedOn }: SitemapEntry, origin: string) => ({
  addresses: Object.fromEntries(
    Object.entries(translationsOf(path)).map(([language, address]) => [language, origin + address]),
  ),
  changedOn,
});
