import { beforeEach, describe, expect, test } from "vitest";
import { createCatalogueWebhook } from "./catalogue-webhook";
import { signWebhook } from "./webhook-signature";

const secret = "s".repeat(32);
const seconds = 1_800_000_000;
let revalidated: string[];
let webhook: (request: Request) => Promise<Response>;
beforeEach(() => {
  revalidated = [];
  webhook = createCatalogueWebhook({
    secret,
    refresh: (tag) => void revalidated.push(tag),
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

describe("catalogue webhook", () => {
  test("revalidates each changed tag once", async () => {
    const response = await signed({ id: "a", products: [7, 7, 8], breeds: [3], shelves: true });
    expect(response.status).toBe(200);
    expect(revalidated).toEqual(["product:7", "product:8", "breed:3", "catalogue"]);
  });

  test("ignores a message with an id it has seen", async () => {
    await signed({ id: "a", products: [7] });
    expect((await signed({ id: "a", products: [8] })).status).toBe(200);
    expect(revalidated).toEqual(["product:7"]);
  });

  test.each([-300, 300])("accepts a signature made %i seconds off", async (off) => {
    expect((await signed({ id: "a" }, seconds + off)).status).toBe(200);
  });

  const body = JSON.stringify({ id: "a", shelves: true });
  const valid = signWebhook(secret, seconds, body);
  test.each([
    ["missing", undefined],
    ["empty", ""],
    ["by another secret", signWebhook("t".repeat(32), seconds, body)],
    ["of another body", signWebhook(secret, seconds, `${body} `)],
    ["too old", signWebhook(secret, seconds - 301, body)],
    ["from the future", signWebhook(secret, seconds + 301, body)],
    ["with a time it was not signed with", valid.replace(/t=\d+/, `t=${seconds - 1}`)],
    ["truncated", valid.slice(0, -1)],
    ["too long", `${valid}0`],
    ["in upper case", valid.replace(/v1=.*/, (text) => text.toUpperCase())],
    ["followed by a second one", `${valid},v1=${"0".repeat(64)}`],
  ])("rejects with 401 a signature that is %s", async (_, signature) => {
    expect((await post(body, signature)).status).toBe(401);
    expect(revalidated).toEqual([]);
  });

  test.each([
    ["that is not JSON", "{"],
    ["that is not UTF-8", "\ud800"],
    ["that is a list", "[]"],
    ["without an id", "{}"],
    ["with an id that is too long", JSON.stringify({ id: "x".repeat(101) })],
    ["with ids as text", JSON.stringify({ id: "a", products: ["1"] })],
    ["with ids below one", JSON.stringify({ id: "a", breeds: [0] })],
    ["with shelves: false", JSON.stringify({ id: "a", shelves: false })],
    ["with an unknown key", JSON.stringify({ id: "a", everything: true })],
  ])("rejects with 400 a body %s", async (_, text) => {
    const bytes = Buffer.from(text);
    expect((await post(text, signWebhook(secret, seconds, bytes))).status).toBe(400);
    expect(revalidated).toEqual([]);
  });

  test("rejects a body over 64 KiB with 413 before checking its signature", async () => {
    expect((await post("x".repeat(64 * 1024 + 1), valid)).status).toBe(413);
    expect((await post("x".repeat(64 * 1024), valid)).status).toBe(401);
  });
});
