import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import {
  BrokenCircuitError,
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  handleWhenResult,
} from "cockatiel";
import type { Send, TransportRequest } from "./transport";
import type { TransportResult } from "./transport-result";

/** `open`: the circuit is open after repeated failures, so nothing was sent. */
export type SendResult = TransportResult | { readonly kind: "open"; readonly reason: string };

export interface ResilienceOptions {
  readonly failuresToOpen?: number;
  readonly halfOpenAfterMs?: number;
  readonly retryDelayMs?: () => number;
}

const open: SendResult = { kind: "open", reason: "circuit open" };

/**
 * Adds a circuit breaker, and one retry with jitter for GET. A 500 does not count as an outage: one broken call must not
 * block all others. Probes every second: a page that is regenerated right after an outage fails while the circuit is open.
 */
export function createResilientSend(send: Send, options: ResilienceOptions = {}) {
  const { failuresToOpen = 5, halfOpenAfterMs = 1_000, retryDelayMs = jitter } = options;
  const breaker = circuitBreaker(
    handleWhenResult((result) => isOutage(result as TransportResult)),
    { halfOpenAfter: halfOpenAfterMs, breaker: new ConsecutiveBreaker(failuresToOpen) },
  );

  // Promises are chained, not awaited, here and in the callers: each one is expensive under Next.
  function attempt(request: TransportRequest): Promise<SendResult> {
    // One request probes whether the upstream is back; the others fail at once.
    if (breaker.state === CircuitState.HalfOpen) return Promise.resolve(open);
    return breaker.execute(() => send(request));
  }

  function retryOnce(request: TransportRequest, startedAt: number, first: SendResult) {
    if (request.method !== "GET" || !isRetryable(first)) return first;
    return sleep(retryDelayMs()).then(() => {
      const timeoutMs = Math.round(request.timeoutMs - (performance.now() - startedAt));
      return timeoutMs > 0 ? attempt({ ...request, timeoutMs }).catch(openOrThrow) : first;
    });
  }

  return (request: TransportRequest): Promise<SendResult> => {
    const startedAt = performance.now();
    return attempt(request).then((first) => retryOnce(request, startedAt, first), openOrThrow);
  };
}

function openOrThrow(error: unknown): SendResult {
  if (error instanceof BrokenCircuitError) return open;
  throw error;
}

const outageStatuses: ReadonlySet<number> = new Set([502, 503, 504]);

function isOutage(result: TransportResult): boolean {
  if (result.kind === "response") return outageStatuses.has(result.status);
  return result.kind === "unreachable" || result.kind === "reset" || result.kind === "timeout";
}

function isRetryable(result: SendResult): boolean {
  return result.kind !== "open" && result.kind !== "timeout" && isOutage(result);
}

function jitter(): number {
  return 50 + Math.random() * 100;
}
