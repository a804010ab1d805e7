import { describe, expect, it } from "vitest";
import { matchCall } from "@/lib/contract/match";
import { openApiDocument } from "@/lib/contract/openapi/document";
import { listInternalRoutes, listRoutes } from "@/lib/contract/routes";
import { goodCall } from "@/lib/contract/testing/good-call";
import { appOrigin, doorKit, jsonOf } from "@/lib/server/testing/door-kit";
import { fakeUpstream, sendJson } from "@/lib/server/testing/fake-upstream";

const own = { origin: appOrigin, "sec-fetch-site": "same-origin", "content-type": "application/json" };

describe.each(listInternalRoutes().map((named) => [named.name, named] as const))("%s", (name, named) => {
  const { path, body } = goodCall(named);

  it("does not exist for a browser, and nothing of it is passed on", async () => {
    const upstream = await fakeUpstream(sendJson({}));
    const { door } = doorKit({ upstreamUrl: upstream.url });
    const init = { method: named.route.method, headers: own, body: JSON.stringify(body) };
    const response = await door(new Request(`${appOrigin}/api${path}`, init));
    expect([response.status, (await jsonOf(response))["code"]]).toEqual([404, "unknown_call"]);
    expect(upstream.received).toEqual([]);
  });

  it("is in no list that others read", () => {
    expect(matchCall(named.route.method, path)).toEqual({ kind: "unknown" });
    expect(listRoutes().map((each) => each.name)).not.toContain(name);
    expect(JSON.stringify(openApiDocument("1"))).not.toContain(name);
  });
});

it("there are calls between the programs alone", () => {
  expect(listInternalRoutes().length).toBeGreaterThan(0);
});
