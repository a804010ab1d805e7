export const dynamic = "force-dynamic";

/** Liveness only: an upstream that is down is no reason to restart the storefront. */
export function GET(): Response {
  return Response.json({ status: "ok" }, { headers: { "cache-control": "no-store" } });
}
