import { expect, expectTypeOf, test } from "vitest";
import { token } from "@/lib/server/testing/door-kit";
import { fakeUpstream, sendJson } from "@/lib/server/testing/fake-upstream";
import { callUpstream, type UpstreamCall } from "./call-upstream";
import { guardSend } from "./guarded-send";
import { sessionStateOf } from "./result";
import { makeTransport } from "./transport";
import { makeUpstream } from "./upstream";

async function kit(value: unknown, status = 200, prefix = "") {
  const fake = await fakeUpstream(sendJson(value, status));
  return { fake, upstream: makeUpstream(guardSend(makeTransport(fake.url + prefix))) };
}

test("a call by name is typed by the contract", async () => {
  const { fake, upstream } = await kit([{ id: 1, code: "NSW", name: "New South Wales" }], 200, "/v1/");
  const context = { sessionToken: token, country: "AU" };
  const result = await callUpstream("geography.states", { params: { code: "AU" } }, context, upstream);
  if (!result.ok) throw new Error("must be ok");
  expectTypeOf(result.value[0]?.name).toEqualTypeOf<string | undefined>();
  expect(fake.received[0]?.url).toBe("/v1/countries/AU/states");
  expect(fake.received[0]?.headers).toMatchObject({ authorization: `Bearer ${token}`, "x-country": "AU" });
});

test("what the storefront answers itself, or nobody yet, cannot be asked for", () => {
  expectTypeOf<"cookies.geo">().not.toExtend<UpstreamCall>();
  expectTypeOf<"animals.list">().not.toExtend<UpstreamCall>();
  expectTypeOf<"auth.leave">().toExtend<UpstreamCall>();
  // @ts-expect-error a path with a parameter cannot forget it
  void (() => callUpstream("geography.states", {}));
});

test.each(["..", ".", "", "a/b", "a\\b", "\ud800", "\0"])(
  "the parameter %j never becomes a path",
  async (code) => {
    const { fake, upstream } = await kit([]);
    const result = await callUpstream("geography.states", { params: { code } }, {}, upstream);
    expect([result.ok, result.status, fake.received]).toEqual([false, 404, []]);
  },
);

test("three states: only a definite answer makes somebody a guest", () => {
  const failed = (status: number) => ({ ok: false, status, code: "x", message: "x" }) as const;
  expect(sessionStateOf({ ok: true, status: 200, value: 1 })).toEqual({ state: "signedIn", person: 1 });
  expect(sessionStateOf(failed(401))).toEqual({ state: "guest" });
  for (const status of [403, 404, 429, 500, 502, 503])
    expect(sessionStateOf(failed(status))).toEqual({ state: "unknown" });
});

test.each([
  ["GET", undefined, undefined],
  ["DELETE", undefined, undefined],
  ["POST", undefined, "0"],
  ["PUT", '{"a":"ü"}', "10"],
])("%s with the body %s announces %s bytes, and nothing in pieces", async (method, body, length) => {
  const fake = await fakeUpstream(sendJson({}));
  const send = makeTransport(fake.url);
  const sent = await send({
    method,
    path: "/",
    headers: {},
    timeoutMs: 1000,
    ...(body !== undefined && { body }),
  });
  expect(sent.kind).toBe("answered");
  const { headers, body: arrived } = fake.received[0] ?? { headers: undefined, body: undefined };
  expect([headers?.["content-length"], headers?.["transfer-encoding"]]).toEqual([length, undefined]);
  expect([headers?.host, arrived]).toEqual([new URL(fake.url).host, body ?? ""]);
});
