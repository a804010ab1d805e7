import { LRUCache } from "lru-cache";
import { formatFrame, isDrawn, parseFrame } from "@/lib/domain/community/map-frame";
import { drawMap } from "@/lib/server/maps/draw-map";

export const dynamic = "force-dynamic";

const drawings = new LRUCache<string, string>({
  maxSize: 8_000_000,
  sizeCalculation: ({ length }) => length,
});

/** The outlines of a part of the world. They never change. Other frames than ours are not drawn: it takes time. */
export async function GET(request: Request): Promise<Response> {
  const frame = parseFrame(new URL(request.url).searchParams.get("frame") ?? "");
  if (frame === undefined || !isDrawn(frame))
    return new Response(null, { status: 404, headers: { "cache-control": "no-store" } });
  const key = formatFrame(frame);
  const drawing = drawings.get(key) ?? (await drawMap(frame));
  drawings.set(key, drawing);
  return new Response(drawing, {
    headers: {
      "content-type": "image/svg+xml",
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
      "x-robots-tag": "noindex",
      "content-security-policy": "default-src 'none'; sandbox",
    },
  });
}
