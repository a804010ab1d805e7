import "server-only";
import { callUpstream, type ResponseOfCall } from "@/lib/server/upstream/call-upstream";
import { valueOrThrow } from "./visitor-calls";

/** For dynamic pages. */
export async function listCountries(): Promise<ResponseOfCall<"geography.countries">> {
  return valueOrThrow("geography.countries", await callUpstream("geography.countries", {}));
}
