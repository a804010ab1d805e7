import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type Programs, startTestPrograms } from "@/e2e/testing/programs";
import { fakeCatalogue, type FakeCatalogue, productPath } from "./fake-catalogue";
import { readPrice, secret, sendWebhook } from "./shop-helpers";

let catalogue: FakeCatalogue;
let programs: Programs;
/** Survives a restart, like the data folder of a real shop. */
const dataDir = mkdtempSync(join(tmpdir(), "tailmark-cache-"));
const start = () =>
  startTestPrograms({
    env: { UPSTREAM_URL: catalogue.url, CATALOGUE_WEBHOOK_SECRET: secret, DATA_DIR: dataDir },
  });

beforeAll(async () => {
  catalogue = await fakeCatalogue();
  programs = await start();
});
afterEach(() => {
  catalogue.delayMs = 0;
});
afterAll(async () => {
  await programs?.stop();
  await catalogue.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

test("a page is rendered once, and shows a changed price on the first request after the webhook", async () => {
  catalogue.price = "10.00";
  expect(await readPrice(programs.shop, 1)).toBe("10.00");
  catalogue.price = "11.00";
  const before = catalogue.reads;
  expect(await readPrice(programs.shop, 1)).toBe("10.00");
  expect(catalogue.reads).toBe(before);
  await sendWebhook(programs.shop, { products: [1] });
  expect(await readPrice(programs.shop, 1)).toBe("11.00");
});

test("the webhook leaves other product pages cached", async () => {
  catalogue.price = "20.00";
  expect(await readPrice(programs.shop, 2)).toBe("20.00");
  catalogue.price = "21.00";
  await sendWebhook(programs.shop, { products: [3], breeds: [2], shelves: true });
  expect(await readPrice(programs.shop, 2)).toBe("20.00");
});

test("a webhook that arrives before the new price does not pin the old one", async () => {
  catalogue.price = "30.00";
  expect(await readPrice(programs.shop, 4)).toBe("30.00");
  await sendWebhook(programs.shop, { products: [4] });
  expect(await readPrice(programs.shop, 4)).toBe("30.00");
  catalogue.price = "31.00";
  await pause(2_100);
  expect(await readPrice(programs.shop, 4)).toBe("31.00");
});

test("a price change while its page is rendered is not lost", async () => {
  catalogue.price = "40.00";
  catalogue.delayMs = 600;
  const before = catalogue.reads;
  const first = readPrice(programs.shop, 5);
  await expect.poll(() => catalogue.reads).toBeGreaterThan(before);
  catalogue.price = "41.00";
  await sendWebhook(programs.shop, { products: [5] });
  expect(await first).toBe("40.00");
  catalogue.delayMs = 0;
  expect(await readPrice(programs.shop, 5)).toBe("41.00");
});

test("the cached page is served while the upstream is down, and updated when it is back", async () => {
  catalogue.price = "50.00";
  expect(await readPrice(programs.shop, 6)).toBe("50.00");
  await pause(1_100);
  await catalogue.stop();
  catalogue.price = "51.00";
  await sendWebhook(programs.shop, { products: [6] });
  // Longer than the retry interval of Next and than the window in which a webhook counts twice.
  for (let tries = 0; tries < 8; tries += 1) {
    expect(await readPrice(programs.shop, 6)).toBe("50.00");
    await pause(500);
  }
  await catalogue.restart();
  await pause(1_100);
  await expect.poll(() => readPrice(programs.shop, 6)).toBe("51.00");
});

test("a restart does not bring back an old price", async () => {
  catalogue.price = "60.00";
  expect(await readPrice(programs.shop, 7)).toBe("60.00");
  catalogue.price = "61.00";
  await sendWebhook(programs.shop, { products: [7] });
  await programs.stop();
  programs = await start();
  expect(await readPrice(programs.shop, 7)).toBe("61.00");
});

test("a deleted product is a 404 on every request", async () => {
  expect(await readPrice(programs.shop, 9)).toBeDefined();
  catalogue.gone.add(9);
  await sendWebhook(programs.shop, { products: [9] });
  for (let tries = 0; tries < 2; tries += 1)
    expect((await fetch(programs.shop + productPath(9))).status).toBe(404);
});
