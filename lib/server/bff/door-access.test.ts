import { describe, expect, it } from "vitest";
import { listRoutes } from "@/lib/contract/routes";
import { goodCall } from "@/lib/contract/testing/good-call";
import { appOrigin, doorKit, jsonOf } from "@/lib/server/testing/door-kit";
import { fakeUpstream, sendJson } from "@/lib/server/testing/fake-upstream";

const guarded = listRoutes().filter(({ route }) => route.access !== "anyone");
const own = { origin: appOrigin, "sec-fetch-site": "same-origin", "content-type": "application/json" };
const noSessions = ["", "__Host-session=", "__Host-session=short", `session=${"A".repeat(43)}`];

describe.each(guarded.map((named) => [named.name, named] as const))("%s", (_name, named) => {
  it("answers 401 to who has no session, before anything is read or passed on", async () => {
    const upstream = await fakeUpstream(sendJson({}));
    const { door } = doorKit({ upstreamUrl: upstream.url });
    const { path, body } = goodCall(named);
    const { method } = named.route;
    const bodies =
      named.route.body === "none" ? [undefined] : [JSON.stringify(body), '{"any":1}', "{", undefined];
    const paths = [path, `${path.split("?")[0]}?page=x&page=y`];
    for (const cookie of noSessions)
      for (const text of bodies)
        for (const asked of paths) {
          const init = { method, headers: { ...own, cookie }, ...(text !== undefined && { body: text }) };
          const response = await door(new Request(`${appOrigin}/api${asked}`, init));
          expect([response.status, (await jsonOf(response))["code"]], `${asked} ${text}`).toEqual([
            401,
            "not_signed_in",
          ]);
        }
    expect(upstream.received).toEqual([]);
  });
});

it("there are calls that need a session", () => {
  expect(guarded.length).toBeGreaterThan(50);
});
