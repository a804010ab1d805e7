import "server-only";
import type { GroupRequest, SendResult } from "./resilient-send";

type ResilientSend = (request: GroupRequest) => Promise<SendResult>;

/**
 * Sends requests to several backends in turn, each with its own connections and circuit breakers. What the one could not
 * take is sent to the next, but never twice what may have been done already.
 */
export function createBalancedSend(sends: readonly ResilientSend[]): ResilientSend {
  const [only, ...others] = sends;
  if (only === undefined) throw new Error("There is no backend to send to.");
  if (others.length === 0) return only;
  let turn = 0;
  const sendFrom = (request: GroupRequest, at: number, left: number): Promise<SendResult> =>
    (sends[at % sends.length] ?? only)(request).then((result) =>
      left > 0 && mayRepeat(request, result) ? sendFrom(request, at + 1, left - 1) : result,
    );
  return (request) => {
    turn = (turn + 1) % sends.length;
    return sendFrom(request, turn, sends.length - 1);
  };
}

/** An uploaded file can be read once. */
function mayRepeat({ method, headers, body }: GroupRequest, result: SendResult): boolean {
  if (typeof body === "object") return false;
  // Nothing was sent.
  if (result.kind === "open" || result.kind === "unreachable") return true;
  const isSafe = method === "GET" || headers["idempotency-key"] !== undefined;
  return isSafe && (result.kind === "reset" || (result.kind === "response" && isGone(result.status)));
}

/** A proxy or a backend that stops. */
const isGone = (status: number) => status === 502 || status === 503 || status === 504;
