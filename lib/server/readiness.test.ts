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

test("checkReadiness refuses a 200 without the documented body", async () => {
  const answers = ["<!doctype html><title>Welcome to nginx</title>", "", "null", '{"status":"unavailable"}'];
  for (const body of answers) {
    const other = await fakeUpstream((_request, response) => response.end(body));
    expect(await checkReadiness(createTransport(other.url)), body).toMatchObject({
      status: 503,
      body: { upstream: "answered 200 without the body of a ready backend" },
    });
  }
});
