import { readFile } from "node:fs/promises";

export const dynamic = "force-dynamic";

/** The service worker of the collector page, made by the build. At the root, because its scope is `/collect`. */
export async function GET(): Promise<Response> {
  const script = await readFile(".next/collect-worker.js", "utf8").catch(() => undefined);
  if (script === undefined) return new Response(null, { status: 404 });
  return new Response(script, {
    headers: { "content-type": "text/javascript; charset=utf-8", "cache-control": "no-cache" },
  });
}
