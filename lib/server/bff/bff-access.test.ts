import { describe, expect, it } from "vitest";
import { listRoutes } from "@/lib/contract/routes";
import { buildValidRequest } from "@/lib/contract/testing/good-call";
import { appOrigin, createTestBff, jsonOf } from "@/lib/server/testing/create-test-bff";
import { fakeUpstream, sendJson } from "@/lib/server/testing/fake-upstream";

const protectedCalls = listRoutes().filter(({ route }) => route.access !== "anyone");
const own = { origin: appOrigin, "sec-fetch-site": "same-origin", "content-type": "application/json" };
const noSessions = ["", "__Host-session=", "__Host-session=short", `session=${"A".repeat(43)}`];

describe.each(protectedCalls.map((named) => [named.name, named] as const))("%s", (_name, named) => {
  it("the BFF returns 401 without a session, before reading or forwarding anything", async () => {
    const upstream = await fakeUpstream(sendJson({}));
    const { handle } = createTestBff({ upstreamUrl: upstream.url });
    const { path, body } = buildValidRequest(named);
    const { method } = named.route;
    const bodies =
      named.route.body === "none" ? [undefined] : [JSON.stringify(body), '{"any":1}', "{", undefined];
    const paths = [path, `${path.split("?")[0]}?page=x&page=y`];
    for (const cookie of noSessions)
      for (const text of bodies)
        for (const target of paths) {
          const init = { method, headers: { ...own, cookie }, ...(text !== undefined && { body: text }) };
          const response = await handle(new Request(`${appOrigin}/api${target}`, init));
          expect([response.status, (await jsonOf(response))["code"]], `${target} ${text}`).toEqual([
            401,
            "not_signed_in",
          ]);
        }
    expect(upstream.received).toEqual([]);
  });
});

it("the list of calls that need a session has the known calls", () => {
  expect(protectedCalls.length).toBeGreaterThan(50);
});
