import "server-only";
import { type AnswerOfCall, callUpstream } from "@/lib/server/upstream/call-upstream";

export type PlacedOrder = AnswerOfCall<"checkout.placedOrder">;

/** An order by its unguessable token; undefined where there is none. */
export async function readPlacedOrder(token: string): Promise<PlacedOrder | undefined> {
  const answer = await callUpstream("checkout.placedOrder", { params: { token } });
  if (answer.ok) return answer.value;
  if (answer.status === 404) return undefined;
  throw new Error(`The upstream answered ${answer.status} ${answer.code}.`);
}
