import { readMail } from "@/lib/data/admin";
import { parseId } from "@/lib/server/page-params";

/** A mail as its reader sees it, or with `?text` as their oldest program does. The page's own policy runs no script. */
export async function GET(request: Request, { params }: { params: Promise<{ id: string }> }) {
  const id = parseId((await params).id);
  const mail = id === undefined ? undefined : await readMail(id);
  if (mail === undefined) return new Response("There is nothing here.", { status: 404, headers: plain });
  const isText = new URL(request.url).searchParams.has("text");
  return new Response(isText ? mail.text : mail.html, { headers: isText ? plain : html });
}

const kept = { "cache-control": "no-store" };
const plain = { ...kept, "content-type": "text/plain; charset=utf-8" };
const html = { ...kept, "content-type": "text/html; charset=utf-8" };
