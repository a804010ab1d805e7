import "server-only";
import { callUpstream, type ResponseOfCall } from "@/lib/server/upstream/call-upstream";
import { valueOrThrow } from "./visitor-calls";

/** Throws on a failure: the form cannot be sent without a question. */
export async function readSecurityQuestion(): Promise<ResponseOfCall<"registration.securityQuestion">> {
  const name = "registration.securityQuestion";
  return valueOrThrow(name, await callUpstream(name, {}));
}
