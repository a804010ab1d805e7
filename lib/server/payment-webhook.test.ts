import { describe, expect, test, vi } from "vitest";
import { createPaymentWebhook, type WebhookMessage } from "./payment-webhook";

const forward = vi.fn(async (_: WebhookMessage) => 204);
const webhook = createPaymentWebhook({ provider: "stripe", headerNames: ["stripe-signature"], forward });
const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  webhook(new Request("http://shop.test/api/webhooks/stripe", { method: "POST", body, headers }));

describe("payment webhook", () => {
  test("forwards the exact body with the signature headers only", async () => {
    const text = '\ufeff{ "id":"evt_1",\r\n  "ü": "\\u00fc" } ';
    const response = await post(text, { "stripe-signature": "t=1,v1=a", cookie: "session=1" });
    expect([response.status, response.headers.get("cache-control")]).toEqual([200, "no-store"]);
    expect(forward).toHaveBeenCalledWith({
      provider: "stripe",
      headers: [{ name: "stripe-signature", value: "t=1,v1=a" }],
      payload: text,
    });
  });

  test.each([
    [400, 400],
    [404, 400],
    [428, 400],
    [429, 503],
    [500, 503],
    [502, 503],
    [504, 503],
  ])("when the backend returns %i, responds %i without details", async (backendStatus, status) => {
    forward.mockResolvedValueOnce(backendStatus);
    const response = await post("{}");
    expect([response.status, await response.text()]).toEqual([status, "{}"]);
  });

  test("rejects a body that is too large or not UTF-8", async () => {
    forward.mockClear();
    expect((await post("x".repeat(256 * 1024 + 1))).status).toBe(413);
    expect((await post(new Uint8Array([0xff, 0xfe, 0x00]))).status).toBe(400);
    expect(forward).not.toHaveBeenCalled();
  });
});
