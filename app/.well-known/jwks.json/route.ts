import { readAsVisitor } from "@/lib/data/visitor-calls";

export const dynamic = "force-dynamic";

/** Public keys of signed documents (RFC 7517), for checks without us. Browsers of other sites may read them too. */
export async function GET(): Promise<Response> {
  return Response.json(await readAsVisitor("passports.keys", {}), {
    headers: {
      "access-control-allow-origin": "*",
      "cache-control": "public, max-age=300",
      "content-type": "application/jwk-set+json",
    },
  });
}
