import { afterAll, beforeAll, expect, test } from "vitest";
import { type AttackedShop, attacks, callAsOther, startAttackedShop } from "@/e2e/testing/attacks";
import { sampleOf } from "@/tools/testing/test-effort";

let shop: AttackedShop;
beforeAll(async () => {
  shop = await startAttackedShop();
});
afterAll(() => shop.stop());

test.each(sampleOf(attacks, 2))(
  "$name: 80 product and cart calls of others succeed meanwhile",
  async ({ send, reached }) => {
    const attack = send(shop, 0);
    const statuses: number[] = [];
    for (let index = 0; index < 40; index += 1)
      statuses.push(...(await callAsOther(shop, index)).map(({ status }) => status));
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
    const responses = (await attack).map(({ status }) => status);
    if (reached !== undefined) expect(responses.some((status) => reached.includes(status))).toBe(true);
    else expect(shop.countStripeRequests()).toBeGreaterThanOrEqual(8);
    expect(responses).not.toContain(500);
  },
  120_000,
);
