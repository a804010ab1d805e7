import { drawSharePicture } from "@/app/og/_picture/share-picture";
import { readPictured } from "@/lib/data/pictured";
import { parseId } from "@/lib/server/page-params";

/** Drawing takes a processor's tenth of a second: a picture is kept like a page, and only for what exists. */
export const dynamic = "force-static";
export const revalidate = 86_400;

interface PictureParams {
  kind: string;
  id: string;
}

export function generateStaticParams(): PictureParams[] {
  return [];
}

export async function GET(_: Request, { params }: { params: Promise<PictureParams> }): Promise<Response> {
  const { kind, id: idText } = await params;
  const id = parseId(idText);
  const pictured = id === undefined ? undefined : await readPictured(kind, id);
  if (pictured === undefined)
    return new Response(null, { status: 404, headers: { "cache-control": "no-store" } });
  return new Response(await drawSharePicture(pictured), {
    headers: { "content-type": "image/png", "cache-control": "public, max-age=31536000, immutable" },
  });
}
