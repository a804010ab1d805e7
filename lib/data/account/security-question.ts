import "server-only";
import { callUpstream } from "@/lib/server/upstream/call-upstream";
import type { Response } from "@/lib/contract/calls";
import { valueOrThrow } from "@/lib/data/visitor-calls";

/** Throws on a failure: the form cannot be sent without a question. */
export async function readSecurityQuestion(): Promise<Response<"registration.securityQuestion">> {
  const name = "registration.securityQuestion";
  return valueOrThrow(name, await callUpstream(name, {}));
}
