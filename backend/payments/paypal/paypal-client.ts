import { setTimeout as sleep } from "node:timers/promises";
import { ProviderRefusal, ProviderUnknown } from "@/backend/payments/port";
import { failureOf, issueOf, laterIssues } from "./paypal-issues";
import { makePayPalToken } from "./paypal-token";
import { sendOnce, type Sent } from "./send-once";

/**
 * Each of these may be sent again: reading and replacing because that changes nothing more, the rest because PayPal knows
 * the request by its id. There is no other way to ask.
 */
type PayPalRequest =
  | { readonly method: "GET"; readonly path: string }
  | { readonly method: "PATCH"; readonly path: string; readonly body: unknown }
  | { readonly method: "POST"; readonly path: string; readonly body: unknown; readonly requestId: string };

export interface PayPalClientParts {
  readonly apiBase: string;
  readonly clientId: string;
  readonly secret: string;
  readonly timeoutMs?: number;
  /** Before each further try. All tries together end before whoever asked us gives up. */
  readonly waitsMs?: readonly number[];
  readonly now?: () => number;
}

export type PayPalClient = ReturnType<typeof makePayPalClient>;

export function makePayPalClient(parts: PayPalClientParts) {
  const { apiBase, timeoutMs = 5_000, waitsMs = [250, 750], now = Date.now } = parts;
  const token = makePayPalToken({ ...parts, timeoutMs, now });

  async function send(request: PayPalRequest): Promise<Sent> {
    const authorization = await token.get();
    const headers = {
      authorization: `Bearer ${authorization}`,
      accept: "application/json",
      // Else PayPal tells little more than the id.
      prefer: "return=representation",
      ...("body" in request && { "content-type": "application/json" }),
      ...(request.method === "POST" && { "paypal-request-id": request.requestId }),
    };
    const body = "body" in request ? JSON.stringify(request.body ?? {}) : undefined;
    const url = `${apiBase}${request.path}`;
    const sent = await sendOnce({ url, method: request.method, headers, body, timeoutMs });
    if (sent.kind === "answered" && sent.status === 401) token.drop(authorization);
    return sent;
  }

  /** The answer's body; undefined where there is no such thing. */
  return async function ask(request: PayPalRequest): Promise<unknown> {
    for (let tries = 0; ; tries++) {
      const sent = await send(request);
      const waitMs = waitsMs[tries];
      if (!isPassing(sent) || waitMs === undefined) return read(sent, request);
      await sleep(waitMs);
    }
  };
}

/** What the next try may find otherwise. A token that has ended early is one of them: nothing was done under it. */
const isPassing = (sent: Sent): boolean =>
  sent.kind === "lost" || [401, 409, 429].includes(sent.status) || laterIssues.has(issueOf(sent.body));

function read(sent: Sent, { method, path }: PayPalRequest): unknown {
  if (sent.kind === "lost") throw new ProviderUnknown(`PayPal: ${method} ${path}: ${sent.reason}`);
  if (sent.status < 300) return sent.body;
  if (sent.status === 404 && method === "GET") return undefined;
  const issue = issueOf(sent.body);
  if (sent.status === 409 || sent.status === 429 || laterIssues.has(issue))
    throw new ProviderUnknown(`PayPal: ${method} ${path}: ${issue}`);
  throw new ProviderRefusal(issue, failureOf(issue));
}
