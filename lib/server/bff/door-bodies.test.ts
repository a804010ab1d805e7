import { expect, test } from "vitest";
import { limits } from "@/lib/config/limits";
import { appOrigin, change, doorKit, jsonOf } from "@/lib/server/testing/door-kit";
import { fakeUpstream, sendJson } from "@/lib/server/testing/fake-upstream";

const cartId = "abcdefghijklmnopqrstuvwxyz";
const itemPath = `/cart/${cartId}/item`;
const item = { productId: 1, quantity: 2 };

async function kit() {
  const upstream = await fakeUpstream(sendJson({ id: 1, quantity: 2, sessionId: cartId }));
  return { upstream, ...doorKit({ upstreamUrl: upstream.url }) };
}

test("a body passes as it was parsed", async () => {
  const { door, upstream } = await kit();
  const response = await door(change("POST", itemPath, item));
  expect([response.status, await response.json()]).toEqual([200, { id: 1, quantity: 2 }]);
  expect(upstream.received[0]).toMatchObject({ method: "POST", url: itemPath });
  expect(JSON.parse(upstream.received[0]?.body ?? "")).toEqual(item);
});

test.each([
  "text/plain",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "application/jsonp",
  "text/json",
  "application/json; charset=utf-16",
  "application/json, text/plain",
  "application/ld+json",
  "image/png",
])("%s is not read", async (type) => {
  const { door, upstream } = await kit();
  const response = await door(change("POST", itemPath, item, { "content-type": type }));
  expect([response.status, (await jsonOf(response))["code"]]).toEqual([415, "wrong_content_type"]);
  expect(upstream.received).toEqual([]);
});

test.each([
  "application/json",
  "application/json;charset=UTF-8",
  'application/json; charset="utf-8"',
  "APPLICATION/JSON",
])("%s is read", async (type) => {
  const { door } = await kit();
  expect((await door(change("POST", itemPath, item, { "content-type": type }))).status).toBe(200);
});

test("a compressed body is not read", async () => {
  const { door } = await kit();
  expect((await door(change("POST", itemPath, item, { "content-encoding": "gzip" }))).status).toBe(415);
});

test("bytes without a type are not guessed at", async () => {
  const { door } = await kit();
  const body = new TextEncoder().encode(JSON.stringify(item));
  const request = new Request(`${appOrigin}/api${itemPath}`, {
    method: "POST",
    headers: { origin: appOrigin },
    body,
  });
  expect((await door(request)).status).toBe(415);
});

test.each([undefined, ""])("an empty body (%j) is an empty object", async (body) => {
  const { door, upstream } = await kit();
  expect((await door(change("POST", "/cart", body))).status).toBe(200);
  expect(upstream.received[0]?.body).toBe("{}");
});

test.each(["{", "nul", "{'a':1}", '{"a":1}x', "\u0000", "undefined", "[1,"])(
  "%j is no JSON",
  async (body) => {
    const { door } = await kit();
    const response = await door(change("POST", itemPath, body));
    expect([response.status, (await jsonOf(response))["code"]]).toEqual([400, "invalid_json"]);
  },
);

test("bytes that are not UTF-8 are no JSON", async () => {
  const { door } = await kit();
  const body = Buffer.concat([Buffer.from('{"note":"'), Buffer.from([0xff, 0xfe]), Buffer.from('"}')]);
  const headers = { origin: appOrigin, "content-type": "application/json" };
  const response = await door(new Request(`${appOrigin}/api/cart`, { method: "POST", headers, body }));
  expect(response.status).toBe(400);
});

test.each([
  ['{"productId":1,"quantity":2,"__proto__":{"isAdmin":true}}', "__proto__"],
  ['{"productId":1,"quantity":2,"constructor":{"prototype":{"x":1}}}', "constructor"],
  ['{"productId":1,"quantity":2,"price":"0.01"}', "price"],
  ['{"productId":"1","quantity":2}', "productId"],
  ['{"productId":[1],"quantity":2}', "productId"],
  ['{"productId":1,"quantity":1e400}', "quantity"],
  ['{"productId":1,"quantity":0.5}', "quantity"],
  ['{"productId":1,"quantity":2,"metaData":{"x":1}}', "metaData.x"],
  ["null", "body"],
  ["[]", "body"],
  ['"text"', "body"],
  ["7", "body"],
])("%s is refused by field, and nothing but fields is said", async (body, field) => {
  const { door, upstream } = await kit();
  const response = await door(change("POST", itemPath, body));
  expect(response.status).toBe(428);
  const answer = await jsonOf(response);
  expect(Object.keys(answer)).toContain(field);
  expect(Object.values(answer).every((message) => typeof message === "string")).toBe(true);
  expect(answer).not.toHaveProperty("requestId");
  expect(upstream.received).toEqual([]);
  expect(({} as Record<string, unknown>)["isAdmin"]).toBeUndefined();
});

test("deep nesting breaks nothing", async () => {
  const { door } = await kit();
  const deep = "[".repeat(30_000) + "]".repeat(30_000);
  expect((await door(change("POST", itemPath, deep))).status).toBe(428);
  expect((await door(change("POST", itemPath, `{"productId":${deep}}`))).status).toBe(428);
});

const jsonOfSize = (bytes: number) => `{"a":"${"x".repeat(bytes - 8)}"}`;

test.each([
  [limits.jsonBodyBytes, 428],
  [limits.jsonBodyBytes + 1, 413],
  [5_000_000, 413],
])("a body of %i bytes: %i", async (bytes, status) => {
  const { door } = await kit();
  expect((await door(change("POST", itemPath, jsonOfSize(bytes)))).status).toBe(status);
});

test("a body that never ends is counted, whatever was announced", async () => {
  const { door, upstream } = await kit();
  let sent = 0;
  let isCancelled = false;
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      sent += 1024;
      controller.enqueue(new Uint8Array(1024).fill(32));
    },
    cancel: () => void (isCancelled = true),
  });
  const headers = { origin: appOrigin, "content-type": "application/json", "content-length": "10" };
  const options = { method: "POST", headers, body, duplex: "half" };
  const response = await door(new Request(`${appOrigin}/api${itemPath}`, options as RequestInit));
  expect([response.status, (await jsonOf(response))["code"]]).toEqual([413, "too_large"]);
  expect(sent).toBeLessThan(limits.jsonBodyBytes + 10_000);
  expect(isCancelled).toBe(true);
  expect(upstream.received).toEqual([]);
});

test("a call without a body never reads one", async () => {
  const { door, upstream } = await kit();
  let pulls = 0;
  const body = new ReadableStream({ pull: () => void (pulls += 1) }, { highWaterMark: 0 });
  const options = { method: "DELETE", headers: { origin: appOrigin }, body, duplex: "half" };
  const response = await door(new Request(`${appOrigin}/api${itemPath}/1`, options as RequestInit));
  expect(response.status).toBe(204);
  expect([pulls, upstream.received[0]?.body]).toEqual([0, ""]);
});

test("a body that breaks off is no failure of ours", async () => {
  const { door } = await kit();
  const body = new ReadableStream({ pull: (controller) => controller.error(new Error("gone")) });
  const headers = { origin: appOrigin, "content-type": "application/json" };
  const options = { method: "POST", headers, body, duplex: "half" };
  const response = await door(new Request(`${appOrigin}/api${itemPath}`, options as RequestInit));
  expect([response.status, (await jsonOf(response))["code"]]).toEqual([400, "body_cut"]);
});
