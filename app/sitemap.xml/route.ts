import { storefrontEnv } from "@/lib/config/env";
import { countOfKind } from "@/lib/data/sitemap";
import { shardName, shardsOf, sitemapIndexXml, sitemapKinds } from "@/lib/navigation/sitemap";

/** How many files there are is asked, not built in. */
export const dynamic = "force-dynamic";

export async function GET(): Promise<Response> {
  const { APP_ORIGIN: origin } = storefrontEnv();
  const shards = await Promise.all(sitemapKinds.map(async (kind) => shardsOf(kind, await countOfKind(kind))));
  const addresses = shards.flat().map((shard) => `${origin}/sitemaps/${shardName(shard)}`);
  return new Response(sitemapIndexXml(addresses), {
    headers: { "content-type": "application/xml; charset=utf-8", "cache-control": "public, max-age=3600" },
  });
}
