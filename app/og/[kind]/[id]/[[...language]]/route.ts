import { drawSharePicture } from "@/app/og/_picture/share-picture";
import { defaultLanguage } from "@/lib/config/languages";
import { isOfferedLanguage } from "@/lib/config/offered-languages";
import { readShareImage } from "@/lib/data/shop/share-image";
import { parseId } from "@/lib/server/page-params";

/** Drawing takes 100 ms of CPU time: pictures are cached like pages, and drawn only for existing records. */
export const dynamic = "force-static";
export const revalidate = 86_400;

interface PictureParams {
  kind: string;
  id: string;
  /** None in English. */
  language?: string[];
}

export function generateStaticParams(): PictureParams[] {
  return [];
}

export async function GET(
  _: Request,
  { params }: RouteContext<"/og/[kind]/[id]/[[...language]]">,
): Promise<Response> {
  const { kind, id: idText, language: [name, ...others] = [] } = await params;
  const id = parseId(idText);
  const language = name ?? defaultLanguage;
  const isKnown = isOfferedLanguage(language) && others.length === 0;
  const content = id === undefined || !isKnown ? undefined : await readShareImage(kind, id, language);
  if (content === undefined)
    return new Response(null, { status: 404, headers: { "cache-control": "no-store" } });
  return new Response(await drawSharePicture(content), {
    headers: { "content-type": "image/png", "cache-control": "public, max-age=31536000, immutable" },
  });
}
