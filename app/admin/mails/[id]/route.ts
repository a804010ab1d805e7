import { readMail } from "@/lib/data/top/admin";
import { parseId } from "@/lib/server/page-params";

/** The HTML of a mail, or with `?text` its plain text. The Content-Security-Policy allows no scripts. */
export async function GET(request: Request, { params }: RouteContext<"/admin/mails/[id]">) {
  const id = parseId((await params).id);
  const mail = id === undefined ? undefined : await readMail(id);
  if (mail === undefined) return new Response("There is nothing here.", { status: 404, headers: plain });
  const isText = new URL(request.url).searchParams.has("text");
  return new Response(isText ? mail.text : mail.html, { headers: isText ? plain : html });
}

const noStore = { "cache-control": "no-store" };
const plain = { ...noStore, "content-type": "text/plain; charset=utf-8" };
const html = { ...noStore, "content-type": "text/html; charset=utf-8" };
