import { expect, test } from "vitest";
import { deadAddress, fakeUpstream, sendJson } from "@/lib/server/testing/fake-upstream";
import { checkReadiness } from "./readiness";
import { createTransport } from "./upstream/transport";

test("checkReadiness returns the readiness of the upstream", async () => {
  const up = await fakeUpstream(sendJson({ status: "ok" }));
  expect(await checkReadiness(createTransport(up.url))).toEqual({ status: 200, body: { status: "ok" } });
  expect(up.received[0]?.url).toBe("/health/ready");
  const busy = await fakeUpstream(sendJson({}, 503));
  expect(await checkReadiness(createTransport(busy.url))).toEqual({
    status: 503,
    body: { status: "unavailable", upstream: "answered 503" },
  });
  expect(await checkReadiness(createTransport(await deadAddress()))).toMatchObject({
    status: 503,
    body: { upstream: "unreachable" },
  });
});
