import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { deadAddress, fakeUpstream, sendJson } from "@/lib/server/testing/fake-upstream";
import { change, createTestBff, get, jsonOf } from "@/lib/server/testing/create-test-bff";
import { loadSheddingHeader } from "@/lib/config/load-shedding";
import { createResilientSend, type GroupRequest, type ResilienceOptions } from "./resilient-send";
import type { TransportRequest } from "./transport";
import type { TransportResult } from "./transport-result";

const unreachable: TransportResult = { kind: "unreachable", reason: "ECONNREFUSED" };
const response = (status: number): TransportResult => ({ kind: "response", status, headers: {}, body: "" });
const post: TransportRequest = { method: "POST", path: "/", headers: {}, timeoutMs: 1000 };

// A stopped clock: a slow machine must not half open a circuit between two requests.
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

const payment: GroupRequest = { ...post, group: "payments" };
const loadShedding: TransportResult = {
  kind: "response",
  status: 503,
  headers: { [loadSheddingHeader]: "1" },
  body: "",
};

function setUp(
  next: (request: TransportRequest) => TransportResult | Promise<TransportResult>,
  options: ResilienceOptions = {},
) {
  let requests = 0;
  const send = async (request: TransportRequest) => {
    requests += 1;
    return next(request);
  };
  const resilientSend = createResilientSend(send, {
    failuresToOpen: 3,
    halfOpenAfterMs: 40,
    retryDelayMs: () => 0,
    ...options,
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
])("the circuit breaker opens after three results like %j and then sends nothing", async (result) => {
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

test("never opens on deliberate load shedding, and does not retry it", async () => {
  const { resilientSend, requestCount } = setUp(() => loadShedding);
  for (let count = 0; count < 20; count += 1) await resilientSend({ ...post, method: "GET" });
  expect(requestCount()).toBe(20);
});

test("the circuit breaker opens only for the group that fails", async () => {
  const { resilientSend } = setUp(({ path }) => (path === "/login" ? response(503) : response(200)));
  const signIn: GroupRequest = { ...post, path: "/login", group: "account" };
  for (let count = 0; count < 3; count += 1) await resilientSend(signIn);
  expect((await resilientSend(signIn)).kind).toBe("open");
  expect((await resilientSend(post)).kind).toBe("response");
  expect((await resilientSend(payment)).kind).toBe("response");
});

test.each([{ kind: "timeout", reason: "" } as const, response(502), response(503), response(504)])(
  "never opens for payments on a result like %j, which may be the provider's",
  async (result) => {
    const { resilientSend, requestCount } = setUp(() => result);
    for (let count = 0; count < 20; count += 1) await resilientSend(payment);
    expect(requestCount()).toBe(20);
  },
);

test("the circuit breaker opens for payments when the backend is gone", async () => {
  const { resilientSend } = setUp(() => unreachable);
  for (let count = 0; count < 3; count += 1) await resilientSend(payment);
  expect((await resilientSend(payment)).kind).toBe("open");
});

test("resilientSend sends no more concurrent requests of a group than its limit, and all of the shop's", async () => {
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => (release = resolve));
  const { resilientSend, requestCount } = setUp(() => held.then(() => response(200)), {
    maxConcurrent: { payments: 2 },
  });
  const sent = Array.from({ length: 4 }, () => resilientSend(payment));
  const shop = Array.from({ length: 4 }, () => resilientSend(post));
  expect(requestCount()).toBe(6);
  release();
  const kinds = (await Promise.all(sent)).map(({ kind }) => kind);
  expect(kinds).toEqual(["response", "response", "full", "full"]);
  expect((await Promise.all(shop)).every(({ kind }) => kind === "response")).toBe(true);
  expect((await resilientSend(payment)).kind).toBe("response");
});

test("the circuit breaker resets the count after a success", async () => {
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
  vi.advanceTimersByTime(50);
  expect((await resilientSend(post)).kind).toBe("unreachable");
  expect((await resilientSend(post)).kind).toBe("open");
  vi.advanceTimersByTime(50);
  [sent, isHeld] = [response(200), true];
  const probe = resilientSend(post);
  expect((await resilientSend(post)).kind).toBe("open");
  expect(requestCount()).toBe(5);
  release();
  isHeld = false;
  expect((await probe).kind).toBe("response");
  expect((await resilientSend(post)).kind).toBe("response");
});

test("the circuit breaker responds at once while the upstream is down and uses it again when it is back", async () => {
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
  vi.advanceTimersByTime(70);
  expect((await handle(get("/countries"))).status).toBe(200);
});
