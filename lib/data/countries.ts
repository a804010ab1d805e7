import "server-only";
import { type AnswerOfCall, callUpstream } from "@/lib/server/upstream/call-upstream";
import { UpstreamReadError } from "@/lib/server/upstream-pages";

/** For pages made per request. */
export async function listCountries(): Promise<AnswerOfCall<"geography.countries">> {
  const answer = await callUpstream("geography.countries", {});
  if (!answer.ok) throw new UpstreamReadError(`geography.countries answered ${answer.status}`);
  return answer.value;
}
