import { StripeApiError } from "./stripe-error";

export interface StoredResponse {
  readonly status: number;
  readonly body: string;
}

/** Responses that Stripe stores by Idempotency-Key for a day, its own failures included. */
export class IdempotencyStore {
  private readonly responses = new Map<string, { readonly request: string; response?: StoredResponse }>();

  /** Undefined for a new key. Throws if the key belongs to another request. */
  find(key: string, request: string): StoredResponse | undefined {
    const stored = this.responses.get(key);
    if (!stored) return undefined;
    if (stored.request !== request)
      throw new StripeApiError(400, {
        type: "idempotency_error",
        message: `Keys for idempotent requests can only be used with the same parameters: ${key}`,
      });
    if (stored.response) return stored.response;
    throw new StripeApiError(409, {
      type: "idempotency_error",
      code: "idempotency_key_in_use",
      message: "There is currently another in-progress request using this Idempotent Key.",
    });
  }

  start(key: string, request: string): void {
    this.responses.set(key, { request });
  }

  /** Without a response the key is free again. */
  finish(key: string, request: string, response: StoredResponse | undefined): void {
    if (response) this.responses.set(key, { request, response });
    else this.responses.delete(key);
  }
}
