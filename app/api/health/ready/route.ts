import { checkReadiness } from "@/lib/server/readiness";

export const dynamic = "force-dynamic";

export async function GET(): Promise<Response> {
  const { status, body } = await checkReadiness();
  return Response.json(body, { status, headers: { "cache-control": "no-store" } });
}
