import "server-only";
import { limits } from "@/lib/config/limits";
import type { PaymentProviderName } from "@/lib/config/orders";
import { readLimited } from "./read-limited";

/** The contract counts letters, and there are never more of them than bytes. */
const maxBytes = limits.eventLength;

export interface ProviderMessage {
  readonly provider: Exclude<PaymentProviderName, "transfer">;
  readonly headers: readonly { readonly name: string; readonly value: string }[];
  readonly payload: string;
}

interface Parts {
  readonly provider: ProviderMessage["provider"];
  /** What its signature is made of, beside the body. */
  readonly headerNames: readonly string[];
  /** To the backend, who has the secret and tells by its status what became of it. */
  readonly pass: (message: ProviderMessage) => Promise<number>;
}

/**
 * Takes what a provider tells and hands it on to the letter: a signature is of bytes, so nobody reads it here. Only what
 * the backend has dealt with is answered by a yes; everything else is told again later.
 */
export function makePaymentWebhook({ provider, headerNames, pass }: Parts) {
  return async (request: Request): Promise<Response> => {
    const bytes = await readLimited(request, maxBytes);
    if (bytes === undefined) return answer(413);
    const payload = textOf(bytes);
    if (payload === undefined) return answer(400);
    const headers = headerNames.map((name) => ({ name, value: request.headers.get(name) ?? "" }));
    const status = await pass({ provider, headers, payload });
    if (status < 300) return answer(200);
    return answer(status >= 400 && status < 500 && status !== 429 ? 400 : 503);
  };
}

/** A mark at the beginning belongs to what was signed. */
function textOf(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Nothing about why: who forges learns nothing, and who does not needs no words. */
const answer = (status: number) => Response.json({}, { status, headers: { "cache-control": "no-store" } });
