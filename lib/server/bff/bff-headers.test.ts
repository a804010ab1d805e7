import { describe, expect, test, vi } from "vitest";
import { cookieNames } from "@/lib/config/cookies";
import { pageLanguageHeader } from "@/lib/config/languages";
import { change, createTestBff, get } from "@/lib/server/testing/create-test-bff";
import { fakeUpstream, sendJson } from "@/lib/server/testing/fake-upstream";

async function forwardedHeaders(request: Request, countryHeader = "") {
  const upstream = await fakeUpstream(sendJson([]));
  const { handle } = createTestBff({ upstreamUrl: upstream.url, countryHeader });
  const response = await handle(request);
  return { response, headers: upstream.received[0]?.headers ?? {} };
}

describe("forwarded headers", () => {
  test("forwards a fixed list of headers only", async () => {
    const { headers } = await forwardedHeaders(
      get("/countries", {
        "accept-language": "en-AU,en;q=0.9",
        "x-forwarded-for": "8.8.8.8, 1.1.1.1",
        cookie: "country=nz; secret=1",
        "x-country": "XX",
        "x-client-address": "6.6.6.6",
        "user-agent": "x",
        "x-forwarded-host": "evil",
        via: "x",
        "x-middleware-subrequest": "x",
        "if-none-match": "x",
        range: "bytes=0-1",
        te: "trailers",
      }),
    );
    expect(Object.keys(headers).sort()).toEqual([
      "accept",
      "accept-encoding",
      "accept-language",
      "connection",
      "host",
      "x-client-address",
      "x-country",
      "x-request-id",
    ]);
    expect(headers).toMatchObject({
      "accept-encoding": "identity",
      "x-country": "NZ",
      "x-client-address": "1.1.1.1",
      "accept-language": "en",
    });
  });

  test.each([
    ["country=au", "", "AU"],
    ["country=AUS", "", undefined],
    ["country=A%0a", "", undefined],
    ["country=", "GB", "GB"],
    ["country=AU", "GB", "AU"],
    ["", "gb", "GB"],
    ["", "XX", undefined],
    ["", "", undefined],
  ])("with cookie %j and platform header %j sends the country %s", async (cookie, platform, country) => {
    const { headers } = await forwardedHeaders(
      get("/countries", { cookie, "x-platform": platform }),
      "x-platform",
    );
    expect(headers["x-country"]).toBe(country);
  });

  test.each(["abcdefgh", "A-1".repeat(20), crypto.randomUUID()])(
    "forwards and returns the request id %s",
    async (id) => {
      const { headers, response } = await forwardedHeaders(get("/countries", { "x-request-id": id }));
      expect([headers["x-request-id"], response.headers.get("x-request-id")]).toEqual([id, id]);
    },
  );

  test.each(["short", "x".repeat(65), "with space in it", "<script>", "a@b.example", "../../../etc", ""])(
    "replaces the invalid request id %j",
    async (id) => {
      const { headers } = await forwardedHeaders(get("/countries", { "x-request-id": id }));
      expect(headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
    },
  );

  test.each(["x".repeat(201), "en\u00e9", "<b>", "en\tAU", "tlh"])(
    "replaces the accepted language %j, which the shop does not offer, by the default",
    async (language) => {
      const { headers } = await forwardedHeaders(get("/countries", { "accept-language": language }));
      expect(headers["accept-language"]).toBe("en");
    },
  );

  test.each([
    ["of the page", "en", "en-XA", "en"],
    ["of the page", "en-XA", "en", "en-XA"],
    ["of the cookie where the page sends none", undefined, "en-XA", "en-XA"],
    ["of the cookie where the shop does not offer the page's", "tlh", "en-XA", "en-XA"],
  ])("forwards the language %s (page %s, cookie %s)", async (_which, page, cookie, language) => {
    vi.stubEnv("PSEUDO_LOCALE", "1");
    const sent = { ...(page && { [pageLanguageHeader]: page }), cookie: `${cookieNames.language}=${cookie}` };
    const { headers } = await forwardedHeaders(get("/countries", sent)).finally(() => vi.unstubAllEnvs());
    expect(headers["accept-language"]).toBe(language);
  });

  test("forwards the idempotency key", async () => {
    const { headers } = await forwardedHeaders(
      change("POST", "/cart", {}, { "idempotency-key": "pay_1234-5678" }),
    );
    expect(headers["idempotency-key"]).toBe("pay_1234-5678");
  });

  test.each(["short", "x".repeat(129), "with space", "a;b=c;d=e"])(
    "rejects the idempotency key %j with 428",
    async (key) => {
      const { response, headers } = await forwardedHeaders(
        change("POST", "/cart", {}, { "idempotency-key": key }),
      );
      expect([response.status, await response.json()]).toEqual([
        428,
        { "Idempotency-Key": "This field is not valid" },
      ]);
      expect(headers).toEqual({});
    },
  );
});
