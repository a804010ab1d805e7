import { expect, test } from "vitest";
import { deadAddress, fakeUpstream, sendJson } from "@/lib/server/testing/fake-upstream";
import { change, doorKit, get, jsonOf } from "@/lib/server/testing/door-kit";
import { guardSend } from "./guarded-send";
import type { Outgoing, Sent } from "./transport";

const refused: Sent = { kind: "refused", reason: "ECONNREFUSED" };
const answered = (status: number): Sent => ({ kind: "answered", status, headers: {}, body: "" });
const post: Outgoing = { method: "POST", path: "/", headers: {}, timeoutMs: 1000 };
const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function guarded(next: () => Sent | Promise<Sent>) {
  let asked = 0;
  const send = async () => {
    asked += 1;
    return next();
  };
  const guard = guardSend(send, { failuresToOpen: 3, halfOpenAfterMs: 40, retryDelayMs: () => 0 });
  return { guard, asked: () => asked };
}

test.each([
  refused,
  answered(502),
  answered(503),
  answered(504),
  { kind: "timeout", reason: "" } as const,
  { kind: "reset", reason: "" } as const,
])("three of %j open it, and then nothing is sent", async (sent) => {
  const { guard, asked } = guarded(() => sent);
  for (let count = 0; count < 6; count += 1) await guard(post);
  expect(asked()).toBe(3);
  expect((await guard(post)).kind).toBe("open");
});

test.each([400, 401, 404, 409, 428, 429, 500, 501])("no number of %i opens it", async (status) => {
  const { guard, asked } = guarded(() => answered(status));
  for (let count = 0; count < 20; count += 1) await guard(post);
  expect(asked()).toBe(20);
});

test("one good answer in between starts the count again", async () => {
  const answers = [refused, refused, answered(200), refused, refused, answered(200)];
  const { guard } = guarded(() => answers.shift() ?? answered(200));
  for (let count = 0; count < 7; count += 1) expect((await guard(post)).kind).not.toBe("open");
});

test("half open: one tries, the others do not wait; a failure opens it again, a success closes it", async () => {
  let sent: Sent = refused;
  let release = () => undefined as void;
  let isHeld = false;
  const { guard, asked } = guarded(async () => {
    if (isHeld) await new Promise<void>((resolve) => (release = resolve));
    return sent;
  });
  for (let count = 0; count < 3; count += 1) await guard(post);
  await later(50);
  expect((await guard(post)).kind).toBe("refused");
  expect((await guard(post)).kind).toBe("open");
  await later(50);
  [sent, isHeld] = [answered(200), true];
  const trial = guard(post);
  expect((await guard(post)).kind).toBe("open");
  expect(asked()).toBe(5);
  release();
  isHeld = false;
  expect((await trial).kind).toBe("answered");
  expect((await guard(post)).kind).toBe("answered");
});

test("an upstream that comes back is used again, and meanwhile the shop answers at once", async () => {
  const url = await deadAddress();
  const { door } = doorKit({ upstreamUrl: url, guard: { halfOpenAfterMs: 60 } });
  for (let count = 0; count < 3; count += 1) expect((await door(get("/countries"))).status).toBe(503);
  const during = await door(change("POST", "/cart", {}));
  expect(during.headers.get("retry-after")).toBe("5");
  expect(await jsonOf(during)).toMatchObject({
    code: "upstream_unavailable",
    message: "Failed to create cart",
  });
  await fakeUpstream(sendJson([]), Number(new URL(url).port));
  await expect
    .poll(async () => (await door(get("/countries"))).status, { interval: 20, timeout: 3000 })
    .toBe(200);
});
