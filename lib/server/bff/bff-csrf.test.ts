import { describe, expect, it } from "vitest";
import { listRoutes, type NamedRoute } from "@/lib/contract/routes";
import { buildValidRequest } from "@/lib/contract/testing/good-call";
import { appOrigin, createTestBff, jsonOf, sessionCookie } from "@/lib/server/testing/create-test-bff";
import { fakeUpstream, sendJson } from "@/lib/server/testing/fake-upstream";

type Headers = Readonly<Record<string, string>>;

const own: Headers = { origin: appOrigin, "sec-fetch-site": "same-origin" };
/** The content type that the call takes. */
const typeOf = ({ route: { body } }: NamedRoute): Headers => ({
  "content-type": (typeof body === "object" && body.file[0]) || "application/json",
});
/** Signed calls use no cookie of a browser: bff-signed-calls.test.ts. */
const changingCalls = listRoutes().filter(({ route }) => route.method !== "GET" && !route.signedBy);

/** Headers of requests that other sites can make a signed-in user's browser send. */
const foreign: readonly (readonly [string, Headers])[] = [
  ["a sibling domain", { origin: "https://blog.localhost:3000", "sec-fetch-site": "same-site" }],
  ["our origin marked same-site", { origin: appOrigin, "sec-fetch-site": "same-site" }],
  ["another site", { origin: "https://evil.example", "sec-fetch-site": "cross-site" }],
  ["our origin marked cross-site", { origin: appOrigin, "sec-fetch-site": "cross-site" }],
  ["another site without Sec-Fetch-Site", { origin: "https://evil.example" }],
  ["a null origin without Sec-Fetch-Site", { origin: "null" }],
  ["no headers", {}],
  ["only a referer", { referer: `${appOrigin}/my` }],
];
/** Content types that a cross-site form can send without a preflight. */
const formTypes = ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"];

async function setUp(named: NamedRoute) {
  const upstream = await fakeUpstream(sendJson({}));
  const { handle } = createTestBff({ upstreamUrl: upstream.url });
  const { path, body } = buildValidRequest(named);
  const json = body === undefined ? undefined : JSON.stringify(body);
  const text = typeof named.route.body === "object" ? "a file" : json;
  const send = (headers: Headers, sent = text) =>
    handle(
      new Request(`${appOrigin}/api${path}`, {
        method: named.route.method,
        headers: { cookie: sessionCookie, ...headers },
        ...(sent !== undefined && { body: sent }),
      }),
    );
  return { upstream, send };
}

describe.each(changingCalls.map((named) => [named.name, named] as const))("%s", (_name, named) => {
  const { route } = named;
  const readsBody = route.body !== "none";
  const forwarded = route.servedBy === "storefront" ? 0 : 1;

  it("a changing call is forwarded for our own pages", async () => {
    const { upstream, send } = await setUp(named);
    const response = await send({ ...own, ...typeOf(named) });
    expect([403, 415, 428]).not.toContain(response.status);
    expect(upstream.received).toHaveLength(forwarded);
    if (forwarded === 0) expect(response.headers.get("set-cookie")).not.toBeNull();
  });

  it("a changing call is rejected from any other origin, and with a form body, and not forwarded", async () => {
    const { upstream, send } = await setUp(named);
    for (const [from, headers] of foreign)
      for (const type of ["application/json", ...formTypes]) {
        const response = await send({ ...headers, "content-type": type });
        expect(response.status, `${from}, ${type}`).toBe(403);
        expect(response.headers.get("set-cookie")).toBeNull();
        expect((await jsonOf(response))["code"]).toBe("foreign_origin");
      }
    expect(upstream.received).toEqual([]);
    for (const type of formTypes) {
      const { status } = await send({ ...own, "content-type": type }, '{"a":"form"}');
      if (readsBody) expect(status, type).toBe(415);
    }
    if (readsBody) expect(upstream.received).toEqual([]);
    // Calls without a body are forwarded without one.
    expect(JSON.stringify(upstream.received)).not.toContain("form");
  });
});

it("the list of changing calls has every route that changes something", () => {
  expect(changingCalls.length).toBeGreaterThan(40);
});
