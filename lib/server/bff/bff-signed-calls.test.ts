import { describe, expect, it } from "vitest";
import { limits } from "@/lib/config/limits";
import { appOrigin, createTestBff, jsonOf } from "@/lib/server/testing/create-test-bff";
import { fakeUpstream, sendJson } from "@/lib/server/testing/fake-upstream";

const payload = `{ "events": [ {"eventId": "A"} ] }`;
const headers = { "content-type": "application/json", "lab-signature": "t=1,k=a,v1=b" };

async function post(body: string, changes: Record<string, string> = {}) {
  const upstream = await fakeUpstream(sendJson({ results: [] }));
  const { handle } = createTestBff({ upstreamUrl: upstream.url });
  const init = { method: "POST", headers: { ...headers, ...changes }, body };
  const response = await handle(new Request(`${appOrigin}/api/lab/events`, init));
  return { response, received: upstream.received };
}

describe("POST /api/lab/events", () => {
  it("passes body and signature on unchanged, from any program and without a session", async () => {
    const { response, received } = await post(payload, { cookie: "__Host-session=abc" });
    expect([response.status, await jsonOf(response)]).toEqual([200, { results: [] }]);
    expect(received).toHaveLength(1);
    expect(received[0]?.url).toBe("/lab/signed-events");
    expect(received[0]?.headers.authorization).toBeUndefined();
    expect(JSON.parse(received[0]?.body ?? "")).toEqual({ signature: headers["lab-signature"], payload });
  });

  it("refuses a batch over its limit, and another type of body", async () => {
    const large = await post(payload + " ".repeat(limits.labBatchBytes));
    const form = await post(payload, { "content-type": "text/plain" });
    expect([large.response.status, form.response.status]).toEqual([413, 415]);
    expect([...large.received, ...form.received]).toEqual([]);
  });
});
