import "server-only";
import { storefrontEnv } from "@/lib/config/env";
import { readyBody } from "@/lib/contract/openapi/readiness";
import { isObject } from "@/lib/domain/is-object";
import { createBalancedSend } from "@/lib/server/upstream/balanced-send";
import type { SendResult } from "@/lib/server/upstream/resilient-send";
import { createTransport } from "@/lib/server/upstream/transport";

const timeoutMs = 2_000;

let send: ReturnType<typeof createBalancedSend> | undefined;

/** Whether a backend is ready. Bypasses the circuit breakers, so that a recovery is seen at once. */
export async function checkReadiness(
  request: ReturnType<typeof createBalancedSend> = (send ??= createBalancedSend(
    storefrontEnv().UPSTREAM_URL.map((url) => createTransport(url)),
  )),
) {
  const headers = { accept: "application/json" };
  const result = await request({ method: "GET", path: "/health/ready", headers, timeoutMs });
  const upstream = whyNotReady(result);
  if (upstream === undefined) return { status: 200, body: readyBody };
  return { status: 503, body: { status: "unavailable", upstream } };
}

function whyNotReady(result: SendResult): string | undefined {
  if (result.kind !== "response") return result.kind;
  if (result.status !== 200) return `answered ${result.status}`;
  // Another server at this address, or a login page in between, may answer 200 to everything.
  return isReadyBody(result.body) ? undefined : "answered 200 without the body of a ready backend";
}

function isReadyBody(text: string): boolean {
  try {
    const body: unknown = JSON.parse(text);
    return isObject(body) && body["status"] === readyBody.status;
  } catch {
    return false;
  }
}
