import { createHash } from "node:crypto";
import { type FakeResponse, PayPalError } from "./paypal-error";

const retentionMs = 6 * 60 * 60 * 1000;

export interface RequestKey {
  readonly id: string | undefined;
  readonly path: string;
  readonly body: unknown;
}

/** Requests by PayPal-Request-Id: a repetition is not executed again, and the id of another request is refused. */
export function createRequestLog(now: () => number) {
  const known = new Map<
    string,
    { readonly hash: string; readonly at: number; readonly again: () => FakeResponse }
  >();

  return function once(
    { id, path, body }: RequestKey,
    work: () => FakeResponse,
    again: (done: FakeResponse) => FakeResponse,
  ): FakeResponse {
    if (id === undefined) return work();
    if (id.length > 108)
      throw new PayPalError(400, { issue: "INVALID_STRING_LENGTH", field: "PayPal-Request-Id" });
    const hash = createHash("sha256")
      .update(`${path} ${JSON.stringify(body)}`)
      .digest("hex");
    const earlier = known.get(id);
    if (earlier !== undefined && now() - earlier.at < retentionMs) {
      if (earlier.hash !== hash) throw new PayPalError(422, { issue: "DUPLICATE_REQUEST_ID" });
      return earlier.again();
    }
    const done = work();
    known.set(id, { hash, at: now(), again: () => again(done) });
    return done;
  };
}
