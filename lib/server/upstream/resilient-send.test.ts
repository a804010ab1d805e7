import { expect, test } from "vitest";
import { deadAddress, fakeUpstream, sendJson } from "@/lib/server/testing/fake-upstream";
import { change, createTestBff, get, jsonOf } from "@/lib/server/testing/create-test-bff";
import { createResilientSend } from "./resilient-send";
import type { TransportRequest } from "./transport";
import type { TransportResult } from "./transport-result";

const unreachable: TransportResult = { kind: "unreachable", reason: "ECONNREFUSED" };
const response = (status: number): TransportResult => ({ kind: "response", status, headers: {}, body: "" });
const post: TransportRequest = { method: "POST", path: "/", headers: {}, timeoutMs: 1000 };
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function setUp(next: () => TransportResult | Promise<TransportResult>) {
  let requests = 0;
  const send = async () => {
    requests += 1;
    return next();
  };
  const resilientSend = createResilientSend(send, {
    failuresToOpen: 3,
    halfOpenAfterMs: 40,
    retryDelayMs: () => 0,
  });
  return { resilientSend, requestCount: () => requests };
}

test.each([
  unreachable,
  response(502),
  response(503),
  response(504),
  { kind: "timeout", reason: "" } as const,
  { kind: "reset", reason: "" } as const,
])("opens after three results like %j and then sends nothing", async (result) => {
  const { resilientSend, requestCount } = setUp(() => result);
  for (let count = 0; count < 6; count += 1) await resilientSend(post);
  expect(requestCount()).toBe(3);
  expect((await resilientSend(post)).kind).toBe("open");
});

test.each([400, 401, 404, 409, 428, 429, 500, 501])("never opens on the status %i", async (status) => {
  const { resilientSend, requestCount } = setUp(() => response(status));
  for (let count = 0; count < 20; count += 1) await resilientSend(post);
  expect(requestCount()).toBe(20);
});

test("resets the count after a success", async () => {
  const results = [unreachable, unreachable, response(200), unreachable, unreachable, response(200)];
  const { resilientSend } = setUp(() => results.shift() ?? response(200));
  for (let count = 0; count < 7; count += 1) expect((await resilientSend(post)).kind).not.toBe("open");
});

test("half open, sends one probe and fails the others; a failure opens it again, a success closes it", async () => {
  let sent: TransportResult = unreachable;
  let release = () => undefined as void;
  let isHeld = false;
  const { resilientSend, requestCount } = setUp(async () => {
    if (isHeld) await new Promise<void>((resolve) => (release = resolve));
    return sent;
  });
  for (let count = 0; count < 3; count += 1) await resilientSend(post);
  await wait(50);
  expect((await resilientSend(post)).kind).toBe("unreachable");
  expect((await resilientSend(post)).kind).toBe("open");
  await wait(50);
  [sent, isHeld] = [response(200), true];
  const probe = resilientSend(post);
  expect((await resilientSend(post)).kind).toBe("open");
  expect(requestCount()).toBe(5);
  release();
  isHeld = false;
  expect((await probe).kind).toBe("response");
  expect((await resilientSend(post)).kind).toBe("response");
});

test("responds at once while the upstream is down and uses it again when it is back", async () => {
  const url = await deadAddress();
  const { handle } = createTestBff({ upstreamUrl: url, guard: { halfOpenAfterMs: 60 } });
  for (let count = 0; count < 3; count += 1) expect((await handle(get("/countries"))).status).toBe(503);
  const during = await handle(change("POST", "/cart", {}));
  expect(during.headers.get("retry-after")).toBe("5");
  expect(await jsonOf(during)).toMatchObject({
    code: "upstream_unavailable",
    message: "Failed to create cart",
  });
  await fakeUpstream(sendJson([]), Number(new URL(url).port));
  await expect
    .poll(async () => (await handle(get("/countries"))).status, { interval: 20, timeout: 3000 })
    .toBe(200);
});
