import { expect, test } from "vitest";
import { deadAddress, fakeUpstream, sendJson } from "@/lib/server/testing/fake-upstream";
import { readiness } from "./readiness";
import { makeTransport } from "./upstream/transport";

test("ready is what the upstream says", async () => {
  const up = await fakeUpstream(sendJson({ status: "ok" }));
  expect(await readiness(makeTransport(up.url))).toEqual({ status: 200, body: { status: "ok" } });
  expect(up.received[0]?.url).toBe("/health/ready");
  const busy = await fakeUpstream(sendJson({}, 503));
  expect(await readiness(makeTransport(busy.url))).toEqual({
    status: 503,
    body: { status: "unavailable", upstream: "answered 503" },
  });
  expect(await readiness(makeTransport(await deadAddress()))).toMatchObject({
    status: 503,
    body: { upstream: "refused" },
  });
});
