import { readAnimalPhoto } from "@/lib/data/animals/animal-photos";

export const dynamic = "force-dynamic";

/** An animal's photo. It never changes under its id, and only who knows the id finds it. */
export async function GET(_: Request, { params }: RouteContext<"/files/animals/[id]">): Promise<Response> {
  const photo = await readAnimalPhoto((await params).id);
  if (!photo.ok)
    return new Response(null, { status: photo.status, headers: { "cache-control": "no-store" } });
  return new Response(photo.stream, {
    headers: {
      "content-type": "image/webp",
      "content-disposition": "inline",
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
      "x-robots-tag": "noindex",
      "content-security-policy": "default-src 'none'; sandbox",
    },
  });
}
