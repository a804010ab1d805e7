import "server-only";
import { storefrontEnv } from "@/lib/config/env";
import { createTransport, type Send } from "@/lib/server/upstream/transport";

const timeoutMs = 2_000;

let send: Send | undefined;

/** Whether the upstream is ready. Bypasses the circuit breaker, so that a recovery is seen at once. */
export async function checkReadiness(
  request: Send = (send ??= createTransport(storefrontEnv().UPSTREAM_URL)),
) {
  const headers = { accept: "application/json" };
  const result = await request({ method: "GET", path: "/health/ready", headers, timeoutMs });
  if (result.kind === "response" && result.status === 200) return { status: 200, body: { status: "ok" } };
  const upstream = result.kind === "response" ? `answered ${result.status}` : result.kind;
  return { status: 503, body: { status: "unavailable", upstream } };
}
