import "server-only";
import { limits } from "@/lib/config/limits";
import type { PaymentProviderName } from "@/lib/config/orders/orders";
import { readLimited } from "./read-limited";
import { callUpstream } from "./upstream/call-upstream";

/** The contract limits characters, and there are never more of them than bytes. */
const maxBytes = limits.eventLength;

export interface WebhookMessage {
  readonly provider: Exclude<PaymentProviderName, "transfer">;
  readonly headers: readonly { readonly name: string; readonly value: string }[];
  readonly payload: string;
}

interface WebhookOptions {
  readonly provider: WebhookMessage["provider"];
  /** The headers that the signature covers or is in. */
  readonly headerNames: readonly string[];
  /** Sends the message to the backend, which verifies it. Returns the status of the response. */
  readonly forward?: (message: WebhookMessage) => Promise<number>;
}

/**
 * Receives a payment provider's event and forwards it unchanged, because the signature covers the exact bytes. Responds
 * 200 only when the backend has processed it; otherwise the provider sends it again.
 */
export function createPaymentWebhook({
  provider,
  headerNames,
  forward = forwardPaymentEvent,
}: WebhookOptions) {
  return async (request: Request): Promise<Response> => {
    const bytes = await readLimited(request, maxBytes);
    if (bytes === undefined) return respond(413);
    const payload = textOf(bytes);
    if (payload === undefined) return respond(400);
    const headers = headerNames.map((name) => ({ name, value: request.headers.get(name) ?? "" }));
    const status = await forward({ provider, headers, payload });
    if (status < 300) return respond(200);
    return respond(status >= 400 && status < 500 && status !== 429 ? 400 : 503);
  };
}

/** Keeps a byte order mark, which is part of what was signed. */
function textOf(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** No reason in the body: a forger learns nothing. */
const respond = (status: number) => Response.json({}, { status, headers: { "cache-control": "no-store" } });

async function forwardPaymentEvent({ provider, headers, payload }: WebhookMessage): Promise<number> {
  const body = { headers: [...headers], payload };
  const { status } = await callUpstream("payments.receiveEvent", { params: { provider }, body });
  return status;
}
