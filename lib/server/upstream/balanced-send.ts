import "server-only";
import type { GroupRequest, SendResult } from "./resilient-send";

type ResilientSend = (request: GroupRequest) => Promise<SendResult>;

/**
 * Sends requests to several backends in turn, each with its own connections and circuit breakers. A failed request is
 * retried on the next backend if it was not sent, or if it is safe to send twice.
 */
export function createBalancedSend(sends: readonly ResilientSend[]): ResilientSend {
  const [only, ...others] = sends;
  if (only === undefined) throw new Error("There is no backend to send to.");
  if (others.length === 0) return only;
  let nextIndex = 0;
  const sendFrom = (request: GroupRequest, at: number, left: number): Promise<SendResult> =>
    (sends[at % sends.length] ?? only)(request).then((result) =>
      left > 0 && canRetry(request, result) ? sendFrom(request, at + 1, left - 1) : result,
    );
  return (request) => {
    nextIndex = (nextIndex + 1) % sends.length;
    return sendFrom(request, nextIndex, sends.length - 1);
  };
}

/** An uploaded file can be read once. */
function canRetry({ method, headers, body }: GroupRequest, result: SendResult): boolean {
  if (typeof body === "object") return false;
  // The request was not sent.
  if (result.kind === "open" || result.kind === "unreachable") return true;
  const isSafe = method === "GET" || headers["idempotency-key"] !== undefined;
  return isSafe && (result.kind === "reset" || (result.kind === "response" && isUnavailable(result.status)));
}

/** From a proxy without a backend, or a backend that is stopping. */
const isUnavailable = (status: number) => status === 502 || status === 503 || status === 504;
