import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { type Programs, startTestPrograms } from "@/e2e/testing/programs";
import { startRedis } from "@/e2e/testing/redis";
import { fakeCatalogue } from "./fake-catalogue";
import { readPrice, secret, sendWebhook } from "./shop-helpers";

test("two shops sharing Redis both show the new price, and serve pages while Redis is down", async (context) => {
  const redis = await startRedis();
  if (redis === undefined) return context.skip("no redis-server can be started");
  const catalogue = await fakeCatalogue();
  const folders = ["a", "b"].map((name) => mkdtempSync(join(tmpdir(), `tailmark-redis-${name}-`)));
  const shops: Programs[] = [];
  try {
    for (const DATA_DIR of folders) {
      const env = {
        UPSTREAM_URL: catalogue.url,
        CATALOGUE_WEBHOOK_SECRET: secret,
        REDIS_URL: redis.url,
        DATA_DIR,
      };
      shops.push(await startTestPrograms({ env }));
    }
    const prices = () => Promise.all(shops.map(({ shop }) => readPrice(shop, 1)));
    const [first = ""] = shops.map(({ shop }) => shop);
    expect(await prices()).toEqual(["10.00", "10.00"]);
    catalogue.price = "11.00";
    await sendWebhook(first, { products: [1] });
    await vi.waitFor(async () => expect(await prices()).toEqual(["11.00", "11.00"]), 10_000);
    await redis.stop();
    catalogue.price = "12.00";
    await sendWebhook(first, { products: [1] });
    expect((await prices())[0]).toBe("12.00");
    await redis.start();
    await vi.waitFor(async () => expect(await prices()).toEqual(["12.00", "12.00"]), 20_000);
  } finally {
    for (const shop of shops) await shop.stop();
    await catalogue.stop();
    await redis.stop();
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  }
});
