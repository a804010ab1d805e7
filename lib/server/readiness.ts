import "server-only";
import { storefrontEnv } from "@/lib/config/env";
import { createBalancedSend } from "@/lib/server/upstream/balanced-send";
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
  if (result.kind === "response" && result.status === 200) return { status: 200, body: { status: "ok" } };
  const upstream = result.kind === "response" ? `answered ${result.status}` : result.kind;
  return { status: 503, body: { status: "unavailable", upstream } };
}
