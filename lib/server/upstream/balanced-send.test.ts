import { expect, it } from "vitest";
import { createBalancedSend } from "./balanced-send";
import type { GroupRequest, SendResult } from "./resilient-send";

const get: GroupRequest = { method: "GET", path: "/", headers: {}, timeoutMs: 1_000 };
const post: GroupRequest = { ...get, method: "POST", body: "{}" };
const repeatable: GroupRequest = { ...post, headers: { "idempotency-key": "k" } };
const upload: GroupRequest = { ...post, body: new ReadableStream() as never };

const ok: SendResult = { kind: "response", status: 200, headers: {}, body: "" };
const status = (code: number): SendResult => ({ ...ok, status: code });
const failed = (kind: "unreachable" | "reset" | "timeout" | "open"): SendResult => ({ kind, reason: "test" });

/** Backends that always respond like this. Counts what each was sent. */
function setUp(...results: readonly SendResult[]) {
  const counts = results.map(() => 0);
  const send = createBalancedSend(
    results.map((result, at) => async () => {
      counts[at] = (counts[at] ?? 0) + 1;
      return result;
    }),
  );
  return { send, counts };
}

it("the balanced send shares requests among backends", async () => {
  const { send, counts } = setUp(ok, ok, ok);
  for (let at = 0; at < 9; at += 1) await send(get);
  expect(counts).toEqual([3, 3, 3]);
});

it.each<[string, GroupRequest, SendResult, boolean]>([
  ["a refused connection of a read", get, failed("unreachable"), true],
  ["a refused connection of a change", post, failed("unreachable"), true],
  ["a change while the circuit is open", post, failed("open"), true],
  ["a read whose connection was reset", get, failed("reset"), true],
  ["a change with a key whose connection was reset", repeatable, failed("reset"), true],
  ["a change whose connection was reset", post, failed("reset"), false],
  ["a read from a backend that stops", get, status(503), true],
  ["a change to a backend that stops", post, status(503), false],
  ["a read that took too long", get, failed("timeout"), false],
  ["a refused connection of an upload", upload, failed("unreachable"), false],
  ["a failure of our own", get, status(500), false],
])(
  "the balanced send retries on another backend only what is safe: %s",
  async (_, request, result, isRetried) => {
    const { send } = setUp(result, ok);
    const results = [await send(request), await send(request)];
    expect(results.includes(result)).toBe(!isRetried);
  },
);

it("the balanced send asks each backend once and returns the last failure", async () => {
  const { send, counts } = setUp(failed("unreachable"), failed("unreachable"));
  expect(await send(get)).toEqual(failed("unreachable"));
  expect(counts).toEqual([1, 1]);
});
