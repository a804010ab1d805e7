import "server-only";
import { visitorSessionToken } from "@/lib/server/session/visitor";
import { type AnswerOfCall, callUpstream } from "@/lib/server/upstream/call-upstream";
import type { CallResult } from "@/lib/server/upstream/result";

export type PlacedOrder = AnswerOfCall<"checkout.placedOrder">;

/** An order by its unguessable token; undefined where there is none. Its owner may do more there than others who have the token. */
export async function readPlacedOrder(token: string): Promise<PlacedOrder | undefined> {
  const sessionToken = await visitorSessionToken();
  return foundOf(await callUpstream("checkout.placedOrder", { params: { token } }, { sessionToken }));
}

/** An invoice by its own, which is in our mails. */
export async function readInvoiceByToken(token: string) {
  return foundOf(await callUpstream("invoices.byToken", { params: { token } }));
}

function foundOf<T>(answer: CallResult<T>): T | undefined {
  if (answer.ok) return answer.value;
  if (answer.status === 404) return undefined;
  throw new Error(`The upstream answered ${answer.status} ${answer.code}.`);
}
