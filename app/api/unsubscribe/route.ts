import { storefrontEnv } from "@/lib/config/env";
import { paths } from "@/lib/navigation/paths";
import { handleApiRequest } from "@/lib/server/bff/handle-api-request";
import { clientAddress } from "@/lib/server/country/client-address";
import { callUpstream } from "@/lib/server/upstream/call-upstream";

export const dynamic = "force-dynamic";

const tokenOf = (request: Request) => new URL(request.url).searchParams.get("token") ?? "-";

/** The one-click button of mail programs (RFC 8058): no cookies and no origin, the signed token is the authority. */
export async function POST(request: Request): Promise<Response> {
  const address = clientAddress(request, storefrontEnv().TRUSTED_PROXY_HOPS);
  const input = { params: { token: tokenOf(request) } };
  const { status } = await callUpstream("notifications.unsubscribe", input, { clientAddress: address });
  return Response.json({}, { status, headers: { "cache-control": "no-store" } });
}

/** Mail programs without that button open the address, which changes nothing. */
export function GET(request: Request): Response {
  const location = paths.unsubscribe(encodeURIComponent(tokenOf(request)));
  return new Response(null, { status: 303, headers: { location, "cache-control": "no-store" } });
}

export {
  handleApiRequest as PUT,
  handleApiRequest as PATCH,
  handleApiRequest as DELETE,
  handleApiRequest as OPTIONS,
};
