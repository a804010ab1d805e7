import { describe, expect, it } from "vitest";
import { listRoutes, type NamedRoute } from "@/lib/contract/routes";
import { shapeOf } from "@/lib/contract/shapes";
import { goodCall } from "@/lib/contract/testing/good-call";
import { appOrigin, doorKit, jsonOf, sessionCookie } from "@/lib/server/testing/door-kit";
import { fakeUpstream, sendJson } from "@/lib/server/testing/fake-upstream";

type Headers = Readonly<Record<string, string>>;

const own: Headers = { origin: appOrigin, "sec-fetch-site": "same-origin" };
const json: Headers = { "content-type": "application/json" };
const changing = listRoutes().filter(({ route }) => route.method !== "GET");

/** From where a signed-in person's browser can be made to ask, and what it then says of itself. */
const foreign: readonly (readonly [string, Headers])[] = [
  ["a sibling of ours", { origin: "https://blog.localhost:3000", "sec-fetch-site": "same-site" }],
  ["our own address said to be a sibling", { origin: appOrigin, "sec-fetch-site": "same-site" }],
  ["another site", { origin: "https://evil.example", "sec-fetch-site": "cross-site" }],
  ["our own address said to be another site", { origin: appOrigin, "sec-fetch-site": "cross-site" }],
  ["another site in an old browser", { origin: "https://evil.example" }],
  ["a page without an origin in an old browser", { origin: "null" }],
  ["who says nothing", {}],
  ["who says only where it was", { referer: `${appOrigin}/my` }],
];
/** What a form of another site can send without being asked first. */
const formTypes = ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"];

async function kit(named: NamedRoute) {
  const upstream = await fakeUpstream(sendJson({}));
  const { door } = doorKit({ upstreamUrl: upstream.url });
  const { path, body } = goodCall(named);
  const text = body === undefined ? undefined : JSON.stringify(body);
  const send = (headers: Headers, sent = text) =>
    door(
      new Request(`${appOrigin}/api${path}`, {
        method: named.route.method,
        headers: { cookie: sessionCookie, ...headers },
        ...(sent !== undefined && { body: sent }),
      }),
    );
  return { upstream, send };
}

describe.each(changing.map((named) => [named.name, named] as const))("%s", (_name, named) => {
  const { area, call, route } = named;
  const readsJson = route.body === "json" && shapeOf(area, call) !== undefined;
  const passed = route.servedBy === "storefront" ? 0 : 1;

  it("is passed on for our own pages", async () => {
    const { upstream, send } = await kit(named);
    const response = await send({ ...own, ...json });
    expect([403, 415, 428]).not.toContain(response.status);
    expect(upstream.received).toHaveLength(passed);
    if (passed === 0) expect(response.headers.get("set-cookie")).not.toBeNull();
  });

  it("is refused to all others, with whatever body, and nothing happens", async () => {
    const { upstream, send } = await kit(named);
    for (const [from, headers] of foreign)
      for (const type of ["application/json", ...formTypes]) {
        const response = await send({ ...headers, "content-type": type });
        expect(response.status, `${from}, ${type}`).toBe(403);
        expect(response.headers.get("set-cookie")).toBeNull();
        expect((await jsonOf(response))["code"]).toBe("foreign_origin");
      }
    expect(upstream.received).toEqual([]);
  });

  it("reads no body that a form can send, not even of ours", async () => {
    const { upstream, send } = await kit(named);
    for (const type of formTypes) {
      const { status } = await send({ ...own, "content-type": type }, '{"a":"form"}');
      if (readsJson) expect(status, type).toBe(415);
    }
    if (readsJson) expect(upstream.received).toEqual([]);
    // A call that takes no body, or that nobody has built, is made without one.
    expect(JSON.stringify(upstream.received)).not.toContain("form");
  });
});

it("the contract has calls that change something", () => {
  expect(changing.length).toBeGreaterThan(40);
});
