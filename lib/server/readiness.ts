import "server-only";
import { storefrontEnv } from "@/lib/config/env";
import { makeTransport, type Send } from "@/lib/server/upstream/transport";

const limitMs = 2_000;

let send: Send | undefined;

/** Whether visitors can be served. Asked past the circuit breaker: it should see the upstream come back first. */
export async function readiness(ask: Send = (send ??= makeTransport(storefrontEnv().UPSTREAM_URL))) {
  const headers = { accept: "application/json" };
  const sent = await ask({ method: "GET", path: "/health/ready", headers, timeoutMs: limitMs });
  if (sent.kind === "answered" && sent.status === 200) return { status: 200, body: { status: "ok" } };
  const upstream = sent.kind === "answered" ? `answered ${sent.status}` : sent.kind;
  return { status: 503, body: { status: "unavailable", upstream } };
}
