import { describe, expect, it } from "vitest";
import { matchCall } from "@/lib/contract/match";
import { openApiDocument } from "@/lib/contract/openapi/document";
import { listInternalRoutes, listRoutes } from "@/lib/contract/routes";
import { buildValidRequest } from "@/lib/contract/testing/good-call";
import { appOrigin, createTestBff, jsonOf } from "@/lib/server/testing/create-test-bff";
import { fakeUpstream, sendJson } from "@/lib/server/testing/fake-upstream";

const documentText = JSON.stringify(openApiDocument("1"));
const own = { origin: appOrigin, "sec-fetch-site": "same-origin", "content-type": "application/json" };

describe.each(listInternalRoutes().map((named) => [named.name, named] as const))("%s", (name, named) => {
  const { path, body } = buildValidRequest(named);

  it("an internal route is a 404 for a browser and not forwarded", async () => {
    const upstream = await fakeUpstream(sendJson({}));
    const { handle } = createTestBff({ upstreamUrl: upstream.url });
    const init = { method: named.route.method, headers: own, body: JSON.stringify(body) };
    const response = await handle(new Request(`${appOrigin}/api${path}`, init));
    expect([response.status, (await jsonOf(response))["code"]]).toEqual([404, "unknown_call"]);
    expect(upstream.received).toEqual([]);
  });

  it("an internal route is not in the route table or the OpenAPI document", () => {
    expect(matchCall(named.route.method, path)).toEqual({ kind: "unknown" });
    expect(listRoutes().map((each) => each.name)).not.toContain(name);
    expect(documentText).not.toContain(name);
  });
});

it("the list of internal routes has the known calls", () => {
  expect(listInternalRoutes().length).toBeGreaterThan(0);
});
