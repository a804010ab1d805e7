import { beforeEach, expect, test } from "vitest";
import { makeCatalogueWebhook } from "./catalogue-webhook";
import { signWebhook } from "./webhook-signature";

const secret = "s".repeat(32);
const seconds = 1_800_000_000;
let refreshed: string[];
let webhook: (request: Request) => Promise<Response>;
beforeEach(() => {
  refreshed = [];
  webhook = makeCatalogueWebhook({
    secret,
    refresh: (tag) => void refreshed.push(tag),
    now: () => seconds * 1000,
  });
});

const post = (body: string, signature: string | undefined) =>
  webhook(
    new Request("http://localhost/api/webhooks/catalogue", {
      method: "POST",
      body,
      headers: signature === undefined ? {} : { "x-tailmark-signature": signature },
    }),
  );
const signed = (value: unknown, at = seconds) => {
  const body = JSON.stringify(value);
  return post(body, signWebhook(secret, at, body));
};

test("refreshes exactly what has changed, each once", async () => {
  const response = await signed({ id: "a", products: [7, 7, 8], breeds: [3], shelves: true });
  expect(response.status).toBe(200);
  expect(refreshed).toEqual(["product:7", "product:8", "breed:3", "shelves"]);
});

test("does nothing a second time", async () => {
  await signed({ id: "a", products: [7] });
  expect((await signed({ id: "a", products: [8] })).status).toBe(200);
  expect(refreshed).toEqual(["product:7"]);
});

test.each([-300, 300])("a time %i seconds off is let through", async (off) => {
  expect((await signed({ id: "a" }, seconds + off)).status).toBe(200);
});

const body = JSON.stringify({ id: "a", shelves: true });
const right = signWebhook(secret, seconds, body);
test.each([
  ["none", undefined],
  ["an empty one", ""],
  ["another secret's", signWebhook("t".repeat(32), seconds, body)],
  ["another body's", signWebhook(secret, seconds, `${body} `)],
  ["a too old one", signWebhook(secret, seconds - 301, body)],
  ["one from the future", signWebhook(secret, seconds + 301, body)],
  ["one with another time than it was signed with", right.replace(/t=\d+/, `t=${seconds - 1}`)],
  ["a cut one", right.slice(0, -1)],
  ["a longer one", `${right}0`],
  ["capital letters", right.replace(/v1=.*/, (text) => text.toUpperCase())],
  ["a second one behind it", `${right},v1=${"0".repeat(64)}`],
])("signature: %s is refused", async (_, signature) => {
  expect((await post(body, signature)).status).toBe(401);
  expect(refreshed).toEqual([]);
});

test.each([
  ["no JSON", "{"],
  ["no UTF-8 text", "\ud800"],
  ["a list", "[]"],
  ["no id", "{}"],
  ["a long id", JSON.stringify({ id: "x".repeat(101) })],
  ["ids as text", JSON.stringify({ id: "a", products: ["1"] })],
  ["ids below one", JSON.stringify({ id: "a", breeds: [0] })],
  ["shelves false", JSON.stringify({ id: "a", shelves: false })],
  ["something unknown", JSON.stringify({ id: "a", everything: true })],
])("body: %s is refused", async (_, text) => {
  const bytes = Buffer.from(text);
  expect((await post(text, signWebhook(secret, seconds, bytes))).status).toBe(400);
  expect(refreshed).toEqual([]);
});

test("more than 64 KiB is refused before anything is worked out", async () => {
  expect((await post("x".repeat(64 * 1024 + 1), right)).status).toBe(413);
  expect((await post("x".repeat(64 * 1024), right)).status).toBe(401);
});
