import { storefrontEnv } from "@/lib/config/env";
import { pathsOfShard } from "@/lib/data/sitemap";
import { parseShard, sitemapXml } from "@/lib/navigation/sitemap";

/** Made once an hour, whoever asks how often: one file is up to ten calls. */
export const dynamic = "force-static";
export const revalidate = 3600;

export function generateStaticParams(): { shard: string }[] {
  return [];
}

interface Context {
  params: Promise<{ shard: string }>;
}

export async function GET(_: Request, { params }: Context): Promise<Response> {
  const shard = parseShard((await params).shard);
  const found = shard ? await pathsOfShard(shard) : [];
  if (found.length === 0)
    return new Response(null, { status: 404, headers: { "cache-control": "no-store" } });
  const { APP_ORIGIN: origin } = storefrontEnv();
  return new Response(sitemapXml(found.map((path) => origin + path)), {
    headers: { "content-type": "application/xml; charset=utf-8", "cache-control": "public, max-age=3600" },
  });
}
