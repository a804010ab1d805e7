import "server-only";
import { type AnswerOfCall, callUpstream } from "@/lib/server/upstream/call-upstream";
import type { CallResult } from "@/lib/server/upstream/result";

export async function listCountries(): Promise<AnswerOfCall<"geography.countries">> {
  return answerOf(await callUpstream("geography.countries", {}));
}

export async function askSecurityQuestion(): Promise<AnswerOfCall<"security.question">> {
  return answerOf(await callUpstream("security.question", {}));
}

/** A form without what it needs is no form: the page says that it failed. */
function answerOf<T>(result: CallResult<T>): T {
  if (!result.ok) throw new Error(`The upstream answered ${result.status} ${result.code}.`);
  return result.value;
}
