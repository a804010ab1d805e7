import { expect, test, vi } from "vitest";
import { makePaymentWebhook, type ProviderMessage } from "./payment-webhook";

const pass = vi.fn(async (_: ProviderMessage) => 204);
const webhook = makePaymentWebhook({ provider: "stripe", headerNames: ["stripe-signature"], pass });
const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  webhook(new Request("http://shop.test/api/webhooks/stripe", { method: "POST", body, headers }));

test("hands on the text to the letter, with the headers it is signed by and no others", async () => {
  const text = '\ufeff{ "id":"evt_1",\r\n  "ü": "\\u00fc" } ';
  const response = await post(text, { "stripe-signature": "t=1,v1=a", cookie: "session=1" });
  expect([response.status, response.headers.get("cache-control")]).toEqual([200, "no-store"]);
  expect(pass).toHaveBeenCalledWith({
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
])("the backend says %i: the provider is told %i, and nothing more", async (said, told) => {
  pass.mockResolvedValueOnce(said);
  const response = await post("{}");
  expect([response.status, await response.text()]).toEqual([told, "{}"]);
});

test("too much, or no text at all, goes no further", async () => {
  pass.mockClear();
  expect((await post("x".repeat(256 * 1024 + 1))).status).toBe(413);
  expect((await post(new Uint8Array([0xff, 0xfe, 0x00]))).status).toBe(400);
  expect(pass).not.toHaveBeenCalled();
});
