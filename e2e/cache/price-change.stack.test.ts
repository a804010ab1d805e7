import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type Programs, startPrograms } from "@/e2e/testing/programs";
import { fakeCatalogue, type FakeCatalogue, productPath } from "./fake-catalogue";
import { priceShown, secret, sendWebhook } from "./shop-kit";

let catalogue: FakeCatalogue;
let programs: Programs;
/** Kept over a restart, as a shop's data folder is. */
const dataDir = mkdtempSync(join(tmpdir(), "tailmark-cache-"));
const start = () =>
  startPrograms({
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
  await catalogue.goDown();
  rmSync(dataDir, { recursive: true, force: true });
});

test("a page is made once, and a changed price is on it with the next request after the webhook", async () => {
  catalogue.price = "10.00";
  expect(await priceShown(programs.shop, 1)).toBe("10.00");
  catalogue.price = "11.00";
  const before = catalogue.reads;
  expect(await priceShown(programs.shop, 1)).toBe("10.00");
  expect(catalogue.reads).toBe(before);
  const changedAt = Date.now();
  await sendWebhook(programs.shop, { products: [1] });
  expect(await priceShown(programs.shop, 1)).toBe("11.00");
  expect(Date.now() - changedAt).toBeLessThan(2_000);
});

test("other products' pages stay as they are", async () => {
  catalogue.price = "20.00";
  expect(await priceShown(programs.shop, 2)).toBe("20.00");
  catalogue.price = "21.00";
  await sendWebhook(programs.shop, { products: [3], breeds: [2], shelves: true });
  expect(await priceShown(programs.shop, 2)).toBe("20.00");
});

test("a webhook that comes too early pins nothing", async () => {
  catalogue.price = "30.00";
  expect(await priceShown(programs.shop, 4)).toBe("30.00");
  await sendWebhook(programs.shop, { products: [4] });
  expect(await priceShown(programs.shop, 4)).toBe("30.00");
  catalogue.price = "31.00";
  await pause(2_100);
  expect(await priceShown(programs.shop, 4)).toBe("31.00");
});

test("nor does a price that changes while its page is being made", async () => {
  catalogue.price = "40.00";
  catalogue.delayMs = 600;
  const first = priceShown(programs.shop, 5);
  await pause(300);
  catalogue.price = "41.00";
  await sendWebhook(programs.shop, { products: [5] });
  expect(await first).toBe("40.00");
  catalogue.delayMs = 0;
  expect(await priceShown(programs.shop, 5)).toBe("41.00");
});

test("while the upstream is down the old page serves, and the first request after that shows the new price", async () => {
  catalogue.price = "50.00";
  expect(await priceShown(programs.shop, 6)).toBe("50.00");
  await pause(1_100);
  await catalogue.goDown();
  catalogue.price = "51.00";
  await sendWebhook(programs.shop, { products: [6] });
  // Longer than Next would wait to try again, and longer than the webhook counts twice.
  for (let tries = 0; tries < 8; tries += 1) {
    expect(await priceShown(programs.shop, 6)).toBe("50.00");
    await pause(500);
  }
  await catalogue.comeBack();
  await pause(1_100);
  expect(await priceShown(programs.shop, 6)).toBe("51.00");
});

test("after a restart no old price comes back", async () => {
  catalogue.price = "60.00";
  expect(await priceShown(programs.shop, 7)).toBe("60.00");
  catalogue.price = "61.00";
  await sendWebhook(programs.shop, { products: [7] });
  await programs.stop();
  programs = await start();
  expect(await priceShown(programs.shop, 7)).toBe("61.00");
});

test("a product that is no more is a 404 each time, and not the old page", async () => {
  expect(await priceShown(programs.shop, 9)).toBeDefined();
  catalogue.gone.add(9);
  await sendWebhook(programs.shop, { products: [9] });
  for (let tries = 0; tries < 2; tries += 1)
    expect((await fetch(programs.shop + productPath(9))).status).toBe(404);
});

test("a second shop program beside it hears of it through the file", async () => {
  const second = await start();
  try {
    catalogue.price = "70.00";
    expect(await priceShown(programs.shop, 8)).toBe("70.00");
    expect(await priceShown(second.shop, 8)).toBe("70.00");
    catalogue.price = "71.00";
    await sendWebhook(programs.shop, { products: [8] });
    expect(await priceShown(programs.shop, 8)).toBe("71.00");
    await pause(600);
    expect(await priceShown(second.shop, 8)).toBe("71.00");
  } finally {
    await second.stop();
  }
});
