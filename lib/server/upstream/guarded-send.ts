import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import {
  BrokenCircuitError,
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  handleWhenResult,
} from "cockatiel";
import type { Outgoing, Send, Sent } from "./transport";

/** `open`: nothing was sent, because the last requests all failed. */
export type GuardedSent = Sent | { readonly kind: "open"; readonly reason: string };

export interface GuardOptions {
  readonly failuresToOpen?: number;
  readonly halfOpenAfterMs?: number;
  readonly retryDelayMs?: () => number;
}

const open: GuardedSent = { kind: "open", reason: "circuit open" };

/**
 * A circuit breaker around every request, and one retry for those that only read. A 500 does not count against the
 * upstream: it did answer, and one broken call must not close the shop for all the others.
 */
export function guardSend(send: Send, options: GuardOptions = {}) {
  const { failuresToOpen = 5, halfOpenAfterMs = 5_000, retryDelayMs = jitter } = options;
  const breaker = circuitBreaker(
    handleWhenResult((result) => isOutage(result as Sent)),
    { halfOpenAfter: halfOpenAfterMs, breaker: new ConsecutiveBreaker(failuresToOpen) },
  );

  // Promises are chained rather than awaited, here and where this is called: under Next each one more is felt.
  function attempt(outgoing: Outgoing): Promise<GuardedSent> {
    // One request tries whether the upstream is back; the others need not wait for what becomes of it.
    if (breaker.state === CircuitState.HalfOpen) return Promise.resolve(open);
    return breaker.execute(() => send(outgoing));
  }

  function askAgain(outgoing: Outgoing, startedAt: number, first: GuardedSent) {
    if (outgoing.method !== "GET" || !isWorthRetrying(first)) return first;
    return sleep(retryDelayMs()).then(() => {
      const timeoutMs = Math.round(outgoing.timeoutMs - (performance.now() - startedAt));
      return timeoutMs > 0 ? attempt({ ...outgoing, timeoutMs }).catch(openOrThrow) : first;
    });
  }

  return (outgoing: Outgoing): Promise<GuardedSent> => {
    const startedAt = performance.now();
    return attempt(outgoing).then((first) => askAgain(outgoing, startedAt, first), openOrThrow);
  };
}

function openOrThrow(error: unknown): GuardedSent {
  if (error instanceof BrokenCircuitError) return open;
  throw error;
}

const outageStatuses: ReadonlySet<number> = new Set([502, 503, 504]);

function isOutage(sent: Sent): boolean {
  if (sent.kind === "answered") return outageStatuses.has(sent.status);
  return sent.kind === "refused" || sent.kind === "reset" || sent.kind === "timeout";
}

function isWorthRetrying(sent: GuardedSent): boolean {
  return sent.kind !== "open" && sent.kind !== "timeout" && isOutage(sent);
}

function jitter(): number {
  return 50 + Math.random() * 100;
}
