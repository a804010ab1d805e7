export const dynamic = "force-dynamic";

/** Whether this program runs, and nothing more: an upstream that is down is no reason to restart the shop. */
export function GET(): Response {
  return Response.json({ status: "ok" }, { headers: { "cache-control": "no-store" } });
}
