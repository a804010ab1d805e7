import { createHash } from "node:crypto";
import { type FakeAnswer, PayPalRefusal } from "./paypal-refusal";

const keptMs = 6 * 60 * 60 * 1000;

export interface RequestKey {
  readonly id: string | undefined;
  readonly path: string;
  readonly body: unknown;
}

/** What PayPal remembers of requests by their ids: the same again does nothing more, the same id for something else is refused. */
export function makeRequestMemory(now: () => number) {
  const known = new Map<
    string,
    { readonly hash: string; readonly at: number; readonly again: () => FakeAnswer }
  >();

  return function once(
    { id, path, body }: RequestKey,
    work: () => FakeAnswer,
    again: (done: FakeAnswer) => FakeAnswer,
  ): FakeAnswer {
    if (id === undefined) return work();
    if (id.length > 108)
      throw new PayPalRefusal(400, { issue: "INVALID_STRING_LENGTH", field: "PayPal-Request-Id" });
    const hash = createHash("sha256")
      .update(`${path} ${JSON.stringify(body)}`)
      .digest("hex");
    const earlier = known.get(id);
    if (earlier !== undefined && now() - earlier.at < keptMs) {
      if (earlier.hash !== hash) throw new PayPalRefusal(422, { issue: "DUPLICATE_REQUEST_ID" });
      return earlier.again();
    }
    const done = work();
    known.set(id, { hash, at: now(), again: () => again(done) });
    return done;
  };
}
