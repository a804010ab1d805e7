import "server-only";
import type { Market } from "@/lib/config/market";
import { visitorSessionToken } from "@/lib/server/session/visitor";
import { callUpstream } from "@/lib/server/upstream/call-upstream";
import { UpstreamReadError } from "@/lib/server/upstream-pages";

/** The visitor's own points, one page of their history. */
export async function readOwnPoints(page: number, { region, language }: Market) {
  const asking = { sessionToken: await visitorSessionToken(), country: region, language };
  const answer = await callUpstream("wallet.points", { query: { page } }, asking);
  if (!answer.ok) throw new UpstreamReadError(`loyalty points were answered ${answer.status}`);
  return answer.value;
}
