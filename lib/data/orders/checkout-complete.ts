import "server-only";
import type { UpstreamResult } from "@/lib/server/upstream/upstream-result";
import { callUpstream } from "@/lib/server/upstream/call-upstream";
import type { Response, UpstreamCall } from "@/lib/contract/calls";
import { callAsVisitor, valueOrThrow } from "@/lib/data/visitor-calls";

export type PlacedOrder = Response<"checkout.placedOrder">;

/** An order by its secret token, undefined for an unknown one. Its owner's session allows more than the token alone. */
export async function readPlacedOrder(token: string): Promise<PlacedOrder | undefined> {
  return valueOrMissing(
    "checkout.placedOrder",
    await callAsVisitor("checkout.placedOrder", { params: { token } }),
  );
}

/** An invoice by the secret token of a mailed link, undefined for an unknown one. */
export async function readInvoiceByToken(token: string) {
  return valueOrMissing("invoices.byToken", await callUpstream("invoices.byToken", { params: { token } }));
}

function valueOrMissing<T>(name: UpstreamCall, result: UpstreamResult<T>): T | undefined {
  return result.status === 404 ? undefined : valueOrThrow(name, result);
}
