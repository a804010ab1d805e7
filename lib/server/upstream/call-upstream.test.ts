import { expect, expectTypeOf, test } from "vitest";
import { token } from "@/lib/server/testing/create-test-bff";
import { fakeUpstream, sendJson } from "@/lib/server/testing/fake-upstream";
import { callUpstream } from "./call-upstream";
import type { UpstreamCall } from "@/lib/contract/calls";
import { createResilientSend } from "./resilient-send";
import { sessionStateOf } from "./upstream-result";
import { createTransport } from "./transport";
import { createUpstreamClient } from "./upstream-client";

async function setUp(value: unknown, status = 200, prefix = "") {
  const fake = await fakeUpstream(sendJson(value, status));
  return { fake, upstream: createUpstreamClient(createResilientSend(createTransport(fake.url + prefix))) };
}

test("callUpstream types input and value by the contract", async () => {
  const { fake, upstream } = await setUp([{ id: 1, code: "NSW", name: "New South Wales" }], 200, "/v1/");
  const context = { sessionToken: token, country: "AU" };
  const result = await callUpstream("geography.states", { params: { code: "AU" } }, context, upstream);
  if (!result.ok) throw new Error("must be ok");
  expectTypeOf(result.value[0]?.name).toEqualTypeOf<string | undefined>();
  expect(fake.received[0]?.url).toBe("/v1/countries/AU/states");
  expect(fake.received[0]?.headers).toMatchObject({ authorization: `Bearer ${token}`, "x-country": "AU" });
});

test("callUpstream excludes storefront calls and calls without a shape at compile time", () => {
  expectTypeOf<"cookies.geo">().not.toExtend<UpstreamCall>();
  expectTypeOf<"tools.transferMultipack">().not.toExtend<UpstreamCall>();
  expectTypeOf<"auth.endSession">().toExtend<UpstreamCall>();
  // @ts-expect-error a path with a parameter cannot forget it
  void (() => callUpstream("geography.states", {}));
});

test.each(["..", ".", "", "a/b", "a\\b", "\ud800", "\0"])(
  "callUpstream returns 404 for the unsafe path parameter %j without a request",
  async (code) => {
    const { fake, upstream } = await setUp([]);
    const result = await callUpstream("geography.states", { params: { code } }, {}, upstream);
    expect([result.ok, result.status, fake.received]).toEqual([false, 404, []]);
  },
);

test("sessionStateOf returns guest for 401 only", () => {
  const failed = (status: number) => ({ ok: false, status, code: "x", message: "x" }) as const;
  expect(sessionStateOf({ ok: true, status: 200, value: 1 })).toEqual({ state: "signedIn", user: 1 });
  expect(sessionStateOf(failed(401))).toEqual({ state: "guest" });
  for (const status of [403, 404, 429, 500, 502, 503])
    expect(sessionStateOf(failed(status))).toEqual({ state: "unknown" });
});

test.each([
  ["GET", undefined, undefined],
  ["DELETE", undefined, undefined],
  ["POST", undefined, "0"],
  ["PUT", '{"a":"ü"}', "10"],
])(
  "createTransport sends %s with the body %s and Content-Length %s, not chunked",
  async (method, body, length) => {
    const fake = await fakeUpstream(sendJson({}));
    const send = createTransport(fake.url);
    const result = await send({
      method,
      path: "/",
      headers: {},
      timeoutMs: 1000,
      ...(body !== undefined && { body }),
    });
    expect(result.kind).toBe("response");
    const { headers, body: receivedBody } = fake.received[0] ?? { headers: undefined, body: undefined };
    expect([headers?.["content-length"], headers?.["transfer-encoding"]]).toEqual([length, undefined]);
    expect([headers?.host, receivedBody]).toEqual([new URL(fake.url).host, body ?? ""]);
  },
);
