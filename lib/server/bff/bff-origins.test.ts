import { describe, expect, test } from "vitest";
import { appOrigin, createTestBff, jsonOf } from "@/lib/server/testing/create-test-bff";
import { fakeUpstream, sendJson } from "@/lib/server/testing/fake-upstream";

const cart = { sessionId: "abcdefghijklmnopqrstuvwxyz" };
const own = appOrigin;
const origins = [
  own,
  undefined,
  "null",
  "",
  "http://evil.example",
  "https://localhost:3000",
  "http://localhost",
  "http://localhost:3001",
  `${own}.evil.example`,
  `${own}/`,
  "http://LOCALHOST:3000",
  `http://x@localhost:3000`,
  `${own}, http://evil.example`,
];
const sites = [undefined, "same-origin", "same-site", "cross-site", "none", "Same-Origin"];

describe.each(origins)("a changing call from the origin %s", (origin) => {
  test.each(sites)("with Sec-Fetch-Site %s is accepted from our own pages only", async (site) => {
    const upstream = await fakeUpstream(sendJson(cart));
    const { handle } = createTestBff({ upstreamUrl: upstream.url });
    const headers = {
      ...(origin !== undefined && { origin }),
      ...(site !== undefined && { "sec-fetch-site": site }),
    };
    const response = await handle(new Request(`${own}/api/cart`, { method: "POST", headers }));
    const isOwn = origin === own && (site === undefined || site === "same-origin");
    expect(response.status).toBe(isOwn ? 200 : 403);
    expect(upstream.received).toHaveLength(isOwn ? 1 : 0);
    if (isOwn) return;
    const { code, message } = await jsonOf(response);
    expect(code).toBe("foreign_origin");
    expect(message).toContain(own);
  });
});

test.each([
  "POST /auth/logout",
  "PUT /cart/abcdefghijklmnopqrstuvwxyz",
  "DELETE /cart/abcdefghijklmnopqrstuvwxyz/item/1",
  "POST /cookie/country",
  "POST /my/transfer-multipack",
])("%s without our origin is rejected with 403", async (call) => {
  const [method = "", path = ""] = call.split(" ");
  const { handle } = createTestBff({ upstreamUrl: "http://127.0.0.1:1" });
  const response = await handle(
    new Request(`${own}/api${path}`, { method, headers: { referer: `${own}/` } }),
  );
  expect(response.status).toBe(403);
  expect(response.headers.get("set-cookie")).toBeNull();
});
