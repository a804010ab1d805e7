import { errorCodesHeader, readErrorCodes } from "@/lib/domain/error-codes";
import { expect, test } from "vitest";
import { change, createTestBff, get, jsonOf } from "@/lib/server/testing/create-test-bff";
import { fakeUpstream, sendJson } from "@/lib/server/testing/fake-upstream";

const failure = "Failed to create cart";

async function refusal(status: number, body: unknown) {
  const upstream = await fakeUpstream(sendJson(body, status));
  const { handle } = createTestBff({ upstreamUrl: upstream.url });
  const response = await handle(change("POST", "/cart", {}));
  return { status: response.status, body: (await response.json()) as unknown };
}

const requestId = expect.any(String);

test("the upstream client passes on code and message of a refusal, nothing else", async () => {
  const body = {
    code: "not_allowed",
    message: "Your account may not do this.",
    stack: "x",
    sql: "y",
    requestId: "theirs",
  };
  expect(await refusal(403, body)).toEqual({
    status: 403,
    body: { code: "not_allowed", message: body.message, requestId },
  });
});

test.each(["UPPER", "with space", "", "x".repeat(41), null, 1.5, [], {}])(
  "the upstream client replaces the invalid code %j",
  async (code) => {
    expect((await refusal(404, { code, message: "Gone" })).body).toEqual({
      code: "not_found",
      message: "Gone",
      requestId,
    });
  },
);

test.each([
  "Error: x\n    at find (/srv/app/main.js:1:2)",
  "TypeError: x is not a function at Object.find (node:internal/x:1:2)",
  "failed at /home/shop/backend/main.ts:10:4",
  "at async run (file:///app/x.js:3:4)",
  "Cannot find module /usr/lib/x/",
  "see main.ts:12",
  "in node_modules/pg",
  'INSERT INTO "people" VALUES (1)',
  "SELECT * FROM people",
  "two\nlines",
  "bell\u0007",
  "x".repeat(301),
  "",
  "  ",
  7,
  null,
  { toString: "x" },
])("the upstream client replaces the unsafe message %j", async (message) => {
  expect((await refusal(400, { code: "x", message })).body).toEqual({
    code: "x",
    message: failure,
    requestId,
  });
});

test.each([
  "Please select a state from the list.",
  "Call us at reception (8:00 to 17:00).",
  "Look at new tests at /store.",
  "Update your address to set a country; delete from the cart what you do not want.",
  "Größe: 10 × 12 cm, 50 %",
])("the upstream client passes on the message %j", async (message) => {
  expect((await refusal(400, { code: "x", message })).body).toMatchObject({ message });
});

test("the upstream client does not pass on the body of a 500", async () => {
  const body = { code: "leak", message: "Error at x (/srv/x.js:1:1)", stack: "secret" };
  expect(await refusal(500, body)).toEqual({
    status: 502,
    body: { code: "upstream_failed", message: failure, requestId },
  });
});

test.each([
  [
    {
      code: 79,
      message: "Pay first",
      amount: "12.50",
      currency: { code: "AUD", symbol: "$", secret: 1 },
      title: "Pending",
    },
    {
      code: 79,
      message: "Pay first",
      amount: "12.50",
      currency: { code: "AUD", symbol: "$" },
      title: "Pending",
    },
  ],
  [
    { code: 102, message: "Twice", amount: 12.5, currency: "AUD", extra: 1 },
    { code: 102, message: "Twice", amount: 12.5, currency: "AUD" },
  ],
  [
    { code: 102, message: "Twice", amount: "<b>", currency: ["AUD"], title: { x: 1 } },
    { code: 102, message: "Twice" },
  ],
  [
    { code: 102, message: "Twice", amount: null, currency: "aud", title: "a\nb" },
    { code: 102, message: "Twice" },
  ],
  [
    { code: "total_changed", message: "New", total: "42.50", currency: { code: "EUR", symbol: "€" } },
    { code: "total_changed", message: "New", total: "42.50", currency: { code: "EUR", symbol: "€" } },
  ],
  [
    { code: 103, message: "Redeemed", total: "1e9" },
    { code: 103, message: "Redeemed" },
  ],
  [{}, { code: "conflict", message: failure }],
])("a cart refusal %j", async (sent, passed) => {
  expect(await refusal(409, sent)).toEqual({ status: 409, body: { ...passed, requestId } });
});

test.each([
  [{ quantity: "you must specify a number", "metaData.animalId": "This field is required" }, undefined],
  [["One thing is wrong", "Another too"], undefined],
  [{ quantity: "Error at x (/srv/x.js:1:1)" }, { quantity: failure }],
  [["a\nb"], [failure]],
  [{}, undefined],
])("field refusals %j", async (sent, passed) => {
  expect(await refusal(428, sent)).toEqual({ status: 428, body: passed ?? sent });
});

test("a field named __proto__ stays a field", async () => {
  const upstream = await fakeUpstream((_, response) => {
    response.writeHead(428, { "content-type": "application/json" }).end('{"__proto__":"no"}');
  });
  const { handle } = createTestBff({ upstreamUrl: upstream.url });
  expect(await (await handle(get("/countries"))).text()).toBe('{"__proto__":"no"}');
});

test.each([
  [428, { quantity: { nested: "x" } }],
  [428, { quantity: 7 }],
  [428, [1]],
  [428, "text"],
  [428, null],
  [428, { "<script>": "x" }],
  [404, []],
  [404, "gone"],
  [401, null],
  [405, {}],
  [407, {}],
  [418, {}],
  [421, {}],
  [431, {}],
])("%i with %j is a bad answer", async (status, body) => {
  expect(await refusal(status, body)).toMatchObject({
    status: 502,
    body: { code: "bad_upstream_answer", message: failure },
  });
});

test("a limiter in front of the upstream may answer in its own format", async () => {
  const upstream = await fakeUpstream((_, response) =>
    response.writeHead(429, { "content-type": "text/html" }).end("<h1>"),
  );
  const { handle } = createTestBff({ upstreamUrl: upstream.url });
  const response = await handle(get("/countries"));
  expect([response.status, response.headers.get("retry-after")]).toEqual([429, "5"]);
  expect(await jsonOf(response)).toMatchObject({
    code: "too_many_requests",
    message: "Failed to fetch countries",
  });
});

async function codesOf(status: number, body: unknown, codes: unknown) {
  const upstream = await fakeUpstream(sendJson(body, status, { [errorCodesHeader]: JSON.stringify(codes) }));
  const { handle } = createTestBff({ upstreamUrl: upstream.url });
  const response = await handle(change("POST", "/cart", {}));
  return readErrorCodes(response.headers.get(errorCodesHeader));
}

test("the BFF passes on the error codes of the upstream", async () => {
  const message = { message: "refusals.cartFull" };
  expect(await codesOf(409, { code: 1, message: "Full" }, message)).toEqual(message);
  const fields = { quantity: "fields.tooLong?count=5" };
  expect(await codesOf(428, { quantity: "Too long", note: "Odd" }, fields)).toEqual(fields);
  expect(await codesOf(428, ["Too long"], { 0: "fields.tooLong?count=5" })).toEqual({ 0: fields.quantity });
});

test("the BFF removes error codes whose text it replaces, and values that are not codes", async () => {
  const unsafe = { code: "x", message: "Error at x (/srv/x.js:1:1)" };
  const ofRoute = { message: "failures.failedCreateCart" };
  expect(await codesOf(400, unsafe, { message: "refusals.cartFull" })).toEqual(ofRoute);
  expect(await codesOf(428, { quantity: "Odd" }, { quantity: "<b>", other: "fields.invalid" })).toEqual({});
  expect(await codesOf(409, { code: 1, message: "Full" }, "text")).toEqual({});
});
