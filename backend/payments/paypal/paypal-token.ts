import { number, object, string } from "yup";
import { ProviderRefusal, ProviderUnknown } from "@/backend/payments/port";
import { sendOnce } from "./send-once";

const shape = object({
  access_token: string().required(),
  expires_in: number().integer().positive().required(),
});

interface TokenParts {
  readonly apiBase: string;
  readonly clientId: string;
  readonly secret: string;
  readonly timeoutMs: number;
  readonly now: () => number;
}

/** Renewed before it ends, so that it does not end on the way. */
const marginMs = 60_000;

/** What calls are signed with: one for all of them, asked for once however many wait for it. */
export function makePayPalToken({ apiBase, clientId, secret, timeoutMs, now }: TokenParts) {
  let kept: { readonly token: string; readonly until: number } | undefined;
  let asking: Promise<string> | undefined;

  async function ask(): Promise<string> {
    const sent = await sendOnce({
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
    // Nothing has been asked of PayPal yet, but whoever waits may be looking for something that has been done.
    if (sent.kind === "lost" || sent.status === 429) throw new ProviderUnknown("PayPal gave no token.");
    if (sent.status !== 200) throw new ProviderRefusal("invalid_client");
    const answer = shape.validateSync(sent.body);
    kept = { token: answer.access_token, until: now() + answer.expires_in * 1000 - marginMs };
    return answer.access_token;
  }

  return {
    async get(): Promise<string> {
      if (kept !== undefined && now() < kept.until) return kept.token;
      asking ??= ask().finally(() => (asking = undefined));
      return asking;
    },
    /** It was refused. Another may have come meanwhile, which stays. */
    drop(token: string): void {
      if (kept?.token === token) kept = undefined;
    },
  };
}
