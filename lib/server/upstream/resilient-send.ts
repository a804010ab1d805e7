import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import {
  BrokenCircuitError,
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  handleWhenResult,
} from "cockatiel";
import { loadSheddingHeader } from "@/lib/config/load-shedding";
import type { CallGroup } from "@/lib/contract/contract";
import type { Send, TransportRequest } from "./transport";
import type { TransportResult } from "./transport-result";

/** `open`: the circuit is open after repeated failures. `full`: too many requests in flight. Nothing was sent. */
export type SendResult =
  | TransportResult
  | { readonly kind: "open"; readonly reason: string }
  | { readonly kind: "full"; readonly reason: string };

export interface GroupRequest extends TransportRequest {
  /** "shop" unless set. */
  readonly group?: CallGroup | undefined;
}

export interface ResilienceOptions {
  readonly failuresToOpen?: number;
  readonly halfOpenAfterMs?: number;
  readonly retryDelayMs?: () => number;
  readonly maxConcurrent?: Partial<Record<CallGroup, number>>;
}

const open: SendResult = { kind: "open", reason: "circuit open" };
export const full: SendResult = { kind: "full", reason: "too many requests in flight" };

/** Together below the connections of the transport's pool, so that the shop always finds a free one. */
const defaultMaxConcurrent: Readonly<Record<CallGroup, number>> = {
  shop: Number.POSITIVE_INFINITY,
  account: 64,
  payments: 64,
  documents: 32,
  uploads: 32,
};

/**
 * Gives each group of calls a circuit breaker and a limit of concurrent requests, and retries a GET once with jitter.
 * What a slow payment provider, busy password hashing or PDF rendering do to their group is invisible to the others.
 */
export function createResilientSend(send: Send, options: ResilienceOptions = {}) {
  const limits = { ...defaultMaxConcurrent, ...options.maxConcurrent };
  const ofGroup = (group: CallGroup) => createGroupSend(send, { ...options, group, max: limits[group] });
  const groups: Readonly<Record<CallGroup, (request: TransportRequest) => Promise<SendResult>>> = {
    shop: ofGroup("shop"),
    account: ofGroup("account"),
    payments: ofGroup("payments"),
    documents: ofGroup("documents"),
    uploads: ofGroup("uploads"),
  };
  return ({ group = "shop", ...request }: GroupRequest): Promise<SendResult> => groups[group](request);
}

interface GroupOptions extends ResilienceOptions {
  readonly group: CallGroup;
  readonly max: number;
}

/**
 * A 500 does not count as an outage: one broken call must not block all others. Probes every second: a page that is
 * regenerated right after an outage fails while the circuit is open.
 */
function createGroupSend(send: Send, options: GroupOptions) {
  const { group, max, failuresToOpen = 5, halfOpenAfterMs = 1_000, retryDelayMs = jitter } = options;
  const isFailure = group === "payments" ? isBackendGone : isOutage;
  const breaker = circuitBreaker(
    handleWhenResult((result) => isFailure(result as TransportResult)),
    { halfOpenAfter: halfOpenAfterMs, breaker: new ConsecutiveBreaker(failuresToOpen) },
  );
  let inFlight = 0;

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

  function sendNow(request: TransportRequest): Promise<SendResult> {
    const startedAt = performance.now();
    return attempt(request).then((first) => retryOnce(request, startedAt, first), openOrThrow);
  }

  if (max === Number.POSITIVE_INFINITY) return sendNow;
  return (request: TransportRequest): Promise<SendResult> => {
    if (inFlight >= max) return Promise.resolve(full);
    inFlight += 1;
    return sendNow(request).finally(() => {
      inFlight -= 1;
    });
  };
}

function openOrThrow(error: unknown): SendResult {
  if (error instanceof BrokenCircuitError) return open;
  throw error;
}

const outageStatuses: ReadonlySet<number> = new Set([502, 503, 504]);

function isOutage(result: TransportResult): boolean {
  if (result.kind === "response") return outageStatuses.has(result.status) && !isLoadShedding(result);
  return result.kind === "timeout" || isBackendGone(result);
}

/** A payment call waits for its provider, so neither its timeout nor its 5xx says that the backend is down. */
function isBackendGone(result: TransportResult): boolean {
  return result.kind === "unreachable" || result.kind === "reset";
}

/** The upstream refused this request on purpose. */
export function isLoadShedding(result: Extract<TransportResult, { kind: "response" }>): boolean {
  return result.status === 503 && result.headers[loadSheddingHeader] !== undefined;
}

function isRetryable(result: SendResult): boolean {
  if (result.kind === "open" || result.kind === "full" || result.kind === "timeout") return false;
  return isOutage(result);
}

function jitter(): number {
  return 50 + Math.random() * 100;
}
