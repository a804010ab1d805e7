import { number, object, string } from "yup";
import { ProviderRejectedError, ProviderUnknownError } from "@/backend/payment-providers/payment-provider";
import { sendRequest } from "./send-request";

const shape = object({
  access_token: string().required(),
  expires_in: number().integer().positive().required(),
});

interface TokenOptions {
  readonly apiBase: string;
  readonly clientId: string;
  readonly secret: string;
  readonly timeoutMs: number;
  readonly now: () => number;
}

/** Renewed this long before it expires. */
const marginMs = 60_000;

/** The OAuth access token, shared by all calls. Concurrent callers share one request. */
export function createPayPalToken({ apiBase, clientId, secret, timeoutMs, now }: TokenOptions) {
  let current: { readonly token: string; readonly until: number } | undefined;
  let pending: Promise<string> | undefined;

  async function fetchToken(): Promise<string> {
    const result = await sendRequest({
      url: `${apiBase}/v1/oauth2/token`,
      method: "POST",
      headers: {
        authorization: `Basic ${Buffer.from(`${clientId}:${secret}`).toString("base64")}`,
        "content-type": "application/x-www-form-urlencoded",
        accept: "application/json",
      },
      body: "grant_type=client_credentials",
      timeoutMs,
    });
    // Unknown rather than rejected: the caller may be looking for an operation that already happened.
    if (result.kind === "lost" || result.status === 429)
      throw new ProviderUnknownError("PayPal returned no token.");
    if (result.status !== 200) throw new ProviderRejectedError("invalid_client");
    const token = shape.validateSync(result.body);
    current = { token: token.access_token, until: now() + token.expires_in * 1000 - marginMs };
    return token.access_token;
  }

  return {
    async get(): Promise<string> {
      if (current !== undefined && now() < current.until) return current.token;
      pending ??= fetchToken().finally(() => (pending = undefined));
      return pending;
    },
    /** Discards a rejected token, unless it was already replaced. */
    drop(token: string): void {
      if (current?.token === token) current = undefined;
    },
  };
}
