import { describe, expect, test } from "vitest";
import { collectorLimits } from "@/lib/config/animals/collector";
import { limits } from "@/lib/config/limits";
import {
  appOrigin,
  change,
  createTestBff,
  jsonOf,
  sessionCookie,
} from "@/lib/server/testing/create-test-bff";
import { fakeUpstream, sendJson } from "@/lib/server/testing/fake-upstream";

const cartId = "abcdefghijklmnopqrstuvwxyz";
const itemPath = `/cart/${cartId}/item`;
const item = { productId: 1, quantity: 2 };

async function setUp() {
  const upstream = await fakeUpstream(sendJson({ id: 1, quantity: 2, sessionId: cartId }));
  return { upstream, ...createTestBff({ upstreamUrl: upstream.url }) };
}

describe("request bodies", () => {
  test("forwards the parsed body", async () => {
    const { handle, upstream } = await setUp();
    const response = await handle(change("POST", itemPath, item));
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
  ])("rejects the content type %s with 415", async (type) => {
    const { handle, upstream } = await setUp();
    const response = await handle(change("POST", itemPath, item, { "content-type": type }));
    expect([response.status, (await jsonOf(response))["code"]]).toEqual([415, "wrong_content_type"]);
    expect(upstream.received).toEqual([]);
  });

  test.each([
    "application/json",
    "application/json;charset=UTF-8",
    'application/json; charset="utf-8"',
    "APPLICATION/JSON",
  ])("accepts the content type %s", async (type) => {
    const { handle } = await setUp();
    expect((await handle(change("POST", itemPath, item, { "content-type": type }))).status).toBe(200);
  });

  test("rejects a compressed body with 415", async () => {
    const { handle } = await setUp();
    expect((await handle(change("POST", itemPath, item, { "content-encoding": "gzip" }))).status).toBe(415);
  });

  test("rejects a body without a content type with 415", async () => {
    const { handle } = await setUp();
    const body = new TextEncoder().encode(JSON.stringify(item));
    const request = new Request(`${appOrigin}/api${itemPath}`, {
      method: "POST",
      headers: { origin: appOrigin },
      body,
    });
    expect((await handle(request)).status).toBe(415);
  });

  test.each([undefined, ""])("treats the empty body %j as an empty object", async (body) => {
    const { handle, upstream } = await setUp();
    expect((await handle(change("POST", "/cart", body))).status).toBe(200);
    expect(upstream.received[0]?.body).toBe("{}");
  });

  test.each(["{", "nul", "{'a':1}", '{"a":1}x', "\u0000", "undefined", "[1,"])(
    "rejects the invalid JSON %j with 400",
    async (body) => {
      const { handle } = await setUp();
      const response = await handle(change("POST", itemPath, body));
      expect([response.status, (await jsonOf(response))["code"]]).toEqual([400, "invalid_json"]);
    },
  );

  test("rejects a body that is not UTF-8 with 400", async () => {
    const { handle } = await setUp();
    const body = Buffer.concat([Buffer.from('{"note":"'), Buffer.from([0xff, 0xfe]), Buffer.from('"}')]);
    const headers = { origin: appOrigin, "content-type": "application/json" };
    const response = await handle(new Request(`${appOrigin}/api/cart`, { method: "POST", headers, body }));
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
  ])("rejects the body %s with 428 and field errors only", async (body, field) => {
    const { handle, upstream } = await setUp();
    const response = await handle(change("POST", itemPath, body));
    expect(response.status).toBe(428);
    const errors = await jsonOf(response);
    expect(Object.keys(errors)).toContain(field);
    expect(Object.values(errors).every((message) => typeof message === "string")).toBe(true);
    expect(errors).not.toHaveProperty("requestId");
    expect(upstream.received).toEqual([]);
    expect(({} as Record<string, unknown>)["isAdmin"]).toBeUndefined();
  });

  test("rejects a deeply nested body with 428", async () => {
    const { handle } = await setUp();
    const deep = "[".repeat(30_000) + "]".repeat(30_000);
    expect((await handle(change("POST", itemPath, deep))).status).toBe(428);
    expect((await handle(change("POST", itemPath, `{"productId":${deep}}`))).status).toBe(428);
  });

  const jsonOfSize = (bytes: number) => `{"a":"${"x".repeat(bytes - 8)}"}`;

  test.each([
    [limits.jsonBodyBytes, 428],
    [limits.jsonBodyBytes + 1, 413],
    [5_000_000, 413],
  ])("responds to a body of %i bytes with %i", async (bytes, status) => {
    const { handle } = await setUp();
    expect((await handle(change("POST", itemPath, jsonOfSize(bytes)))).status).toBe(status);
  });

  test.each([
    [limits.jsonBodyBytes + 1, 428],
    [collectorLimits.batchBytes + 1, 413],
  ])("responds to a batch of %i bytes with %i, as the call has a limit of its own", async (bytes, status) => {
    const { handle } = await setUp();
    const request = change("POST", "/my/animals/collected/sync", jsonOfSize(bytes), {
      cookie: sessionCookie,
    });
    expect((await handle(request)).status).toBe(status);
  });

  test("rejects an endless body with 413, whatever Content-Length says", async () => {
    const { handle, upstream } = await setUp();
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
    const response = await handle(new Request(`${appOrigin}/api${itemPath}`, options as RequestInit));
    expect([response.status, (await jsonOf(response))["code"]]).toEqual([413, "too_large"]);
    expect(sent).toBeLessThan(limits.jsonBodyBytes + 10_000);
    expect(isCancelled).toBe(true);
    expect(upstream.received).toEqual([]);
  });

  test("does not read the body of a call without one", async () => {
    const { handle, upstream } = await setUp();
    let pulls = 0;
    const body = new ReadableStream({ pull: () => void (pulls += 1) }, { highWaterMark: 0 });
    const options = { method: "DELETE", headers: { origin: appOrigin }, body, duplex: "half" };
    const response = await handle(new Request(`${appOrigin}/api${itemPath}/1`, options as RequestInit));
    expect(response.status).toBe(204);
    expect([pulls, upstream.received[0]?.body]).toEqual([0, ""]);
  });

  test("returns 400 when the client aborts the body", async () => {
    const { handle } = await setUp();
    const body = new ReadableStream({ pull: (controller) => controller.error(new Error("gone")) });
    const headers = { origin: appOrigin, "content-type": "application/json" };
    const options = { method: "POST", headers, body, duplex: "half" };
    const response = await handle(new Request(`${appOrigin}/api${itemPath}`, options as RequestInit));
    expect([response.status, (await jsonOf(response))["code"]]).toEqual([400, "body_cut"]);
  });
});
