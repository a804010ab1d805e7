import { storefrontEnv } from "@/lib/config/env";
import { countPaths } from "@/lib/data/top/sitemap";
import { shardName, listShards, sitemapIndexXml, sitemapKinds } from "@/lib/navigation/sitemap";

/** The number of shards depends on the upstream, so it is read per request. */
export const dynamic = "force-dynamic";

export async function GET(): Promise<Response> {
  const { APP_ORIGIN: origin } = storefrontEnv();
  const shards = await Promise.all(
    sitemapKinds.map(async (kind) => listShards(kind, await countPaths(kind))),
  );
  const urls = shards.flat().map((shard) => `${origin}/sitemaps/${shardName(shard)}`);
  return new Response(sitemapIndexXml(urls), {
    headers: { "content-type": "application/xml; charset=utf-8", "cache-control": "public, max-age=3600" },
  });
}
