import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium, type LaunchOptions, type Page } from "@playwright/test";
import { collectStorage } from "@/lib/config/animals/collect-storage";
import { chooseCountry, shopUrl } from "./test";
import { waitForHydrationOnLoad } from "./wait-for-hydration";

/** A phone whose storage outlives its browser: `open` starts the browser again on the same data. */
export function createDevice(launchOptions: LaunchOptions) {
  const folder = mkdtempSync(join(tmpdir(), "tailmark-device-"));
  return {
    async open(): Promise<{ readonly context: BrowserContext; readonly page: Page }> {
      const size = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
      const context = await chromium.launchPersistentContext(folder, {
        ...launchOptions,
        ...size,
        baseURL: shopUrl,
      });
      context.on("page", waitForHydrationOnLoad);
      await chooseCountry(context, "AU");
      return { context, page: await context.newPage() };
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

interface StoredRecord {
  readonly clientId: string;
  readonly agentId: number;
  readonly savedAt: string;
  readonly record: Readonly<Record<string, unknown>>;
  readonly errors: readonly unknown[];
}

let number = 0;

export function toStoredRecord(agentId: number, owner: string, more: object = {}): StoredRecord {
  number += 1;
  const mark = randomUUID().slice(0, 8);
  return {
    clientId: randomUUID(),
    agentId,
    errors: [],
    savedAt: new Date(Date.now() + number).toISOString(),
    record: {
      petName: `Show dog ${number}`,
      species: "canine",
      gender: "male",
      breed: "Border Collie",
      bornOn: null,
      chipNumber: `90000000${Date.now().toString().slice(-4)}${100 + number}`,
      barcodes: [`SHOW-${mark}`],
      ownerName: owner,
      ownerEmail: "owner@show.test",
      signature: null,
      signedName: owner,
      isConfirmed: true,
      collectedAt: "2026-05-02T10:00:00.000Z",
      ...more,
    },
  };
}

/** Writes records as the page does. */
export function storeRecords(page: Page, records: readonly StoredRecord[]): Promise<void> {
  return page.evaluate(
    ([names, added]) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open(names.database, names.version);
        request.onerror = () => reject(new Error("The database cannot be opened."));
        request.onsuccess = () => {
          const transaction = request.result.transaction(names.records, "readwrite");
          for (const record of added) transaction.objectStore(names.records).add(record);
          transaction.onabort = () => reject(new Error("The records cannot be stored."));
          transaction.oncomplete = () => {
            request.result.close();
            resolve();
          };
        };
      }),
    [collectStorage, records] as const,
  );
}
