import { describe, expect, it, test } from "vitest";
import { listRoutes } from "@/lib/contract/routes";
import { createTestBff, get, sessionCookie } from "@/lib/server/testing/create-test-bff";
import { fakeUpstream, sendJson } from "@/lib/server/testing/fake-upstream";
import { createPublicReads, publicReadTags } from "./public-reads";

const countries = [{ id: 1, code: "AU", name: "Australia", currency: "AUD" }];
const start = 1_000_000;

/** A shop whose clock and changed tags the test sets. */
async function createShop(status = 200) {
  const state = { now: start, changed: new Map<string, number>() };
  const { url, received } = await fakeUpstream(
    sendJson(status === 200 ? countries : { message: "none" }, status),
  );
  const publicReads = createPublicReads(
    (tag) => state.changed.get(tag) ?? 0,
    () => state.now,
  );
  return { state, received, handle: createTestBff({ upstreamUrl: url, publicReads }).handle };
}

describe("a public read", () => {
  it("is sent to the upstream once for all guests of a country", async () => {
    const { received, handle } = await createShop();
    const first = await handle(get("/countries", { cookie: "country=AU" }));
    const second = await handle(get("/countries", { cookie: "country=AU; cart=x" }));
    expect(await second.json()).toEqual(await first.json());
    expect(second.headers.get("cache-control")).toBe("no-store");
    expect(second.headers.get("x-request-id")).not.toBe(first.headers.get("x-request-id"));
    expect(received).toHaveLength(1);
  });

  test.each([
    ["another country", get("/countries", { cookie: "country=SE" })],
    ["another query", get("/countries?page=2", { cookie: "country=AU" })],
    ["a session", get("/countries", { cookie: `country=AU; ${sessionCookie}` })],
  ])("is sent again for %s", async (_, request) => {
    const { received, handle } = await createShop();
    await handle(get("/countries", { cookie: "country=AU" }));
    await handle(request);
    expect(received).toHaveLength(2);
  });

  it("is sent again once its data has changed, and after ten seconds", async () => {
    const { state, received, handle } = await createShop();
    await handle(get("/countries"));
    state.changed.set("catalogue", start);
    state.now += 1;
    await handle(get("/countries"));
    expect(received).toHaveLength(2);
    state.now += 9_999;
    await handle(get("/countries"));
    expect(received).toHaveLength(2);
    state.now += 1;
    await handle(get("/countries"));
    expect(received).toHaveLength(3);
  });

  it("is sent again after a failure", async () => {
    const { received, handle } = await createShop(404);
    await handle(get("/countries"));
    await handle(get("/countries"));
    expect(received).toHaveLength(2);
  });
});

test.each([
  ["a list of products", "products", "list", {}, ["catalogue", "product:969", "product:970"]],
  ["a product", "products", "get", { params: { id: 969 } }, ["product:969"]],
  ["a list of countries", "geography", "countries", {}, ["catalogue"]],
] as const)("%s has the tags of its data", (_title, area, call, input, tags) => {
  const route = listRoutes().find((named) => named.area === area && named.call === call);
  const value = area === "products" ? { results: [{ id: 969 }, { id: 970 }] } : [];
  expect(publicReadTags({ named: route } as never, input, value)).toEqual(tags);
});
