import "server-only";
import type { Market } from "@/lib/config/market";
import { visitorSessionToken } from "@/lib/server/session/visitor";
import { callUpstream } from "@/lib/server/upstream/call-upstream";
import { UpstreamReadError } from "@/lib/server/upstream-pages";

/** The visitor's own points, one page of their history. */
export async function readOwnPoints(page: number, { region, language }: Market) {
  const sessionToken = await visitorSessionToken();
  const answer = await callUpstream(
    "wallet.points",
    { query: { page } },
    { sessionToken, country: region, language },
  );
  if (!answer.ok) throw new UpstreamReadError(`loyalty points were answered ${answer.status}`);
  return answer.value;
}

/** How many there are; none where they cannot be read just now, for what is owed can be paid without. */
export async function readBalance(): Promise<number> {
  const asking = { sessionToken: await visitorSessionToken() };
  const answer = await callUpstream("wallet.points", { query: { size: 1 } }, asking);
  return answer.ok ? answer.value.balance : 0;
}
