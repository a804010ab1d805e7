import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { drawSignature } from "@/e2e/testing/draw-signature";
import { expectGoodPage } from "@/e2e/testing/axe";
import { createDevice, storeRecords, toStoredRecord } from "@/e2e/testing/offline-device";
import { signIn } from "@/e2e/testing/steps";
import { test } from "@/e2e/testing/test";

const syncPath = "**/api/my/animals/collected/sync";

interface Animal {
  readonly name: string;
  readonly chip: string;
  readonly barcode: string;
  readonly owner: string;
  readonly isTyped?: boolean;
}

async function record(page: Page, { name, chip, barcode, owner, isTyped = false }: Animal): Promise<void> {
  await page.getByRole("button", { name: "Record an animal" }).click();
  await expect(page.getByRole("heading", { name: "Record an animal" })).toBeFocused();
  await page.getByLabel("Name of the animal").fill(name);
  await page.getByLabel("Breed").fill("Border Collie");
  await page.getByLabel("Microchip number").fill(chip);
  await page.getByLabel("Swab barcode 1").fill(barcode);
  await page.getByLabel("Name of the owner").fill(owner);
  await page.getByLabel("Email of the owner").fill("owner@show.test");
  if (isTyped) {
    await page.getByRole("radio", { name: "Type the name" }).check();
    await page.getByLabel("Name as a signature").fill(owner);
    await page.getByLabel("The owner confirms in person").check();
  } else await drawSignature(page);
  await page.getByLabel(/^I took this sample myself/).check();
  await page.getByRole("button", { name: "Save on this phone" }).click();
  await expect(page.getByRole("heading", { name, level: 3 })).toBeVisible();
}

/** Names of the records of this owner in the backend. */
async function storedNames(page: Page, owner: string): Promise<readonly string[]> {
  return page.evaluate(async (name) => {
    const response = await fetch(`/api/tools/collected-animal?size=100&name=${name}`);
    const { results, count } = await response.json();
    const more = await (await fetch(`/api/tools/collected-animal?size=100&page=2&name=${name}`)).json();
    const all = [...results, ...(count > 100 ? more.results : [])];
    return all.map(({ petName }: { petName: string }) => petName);
  }, owner);
}

test("the collector page records 100 animals offline and sends each once, though the browser is killed while sending", async ({
  launchOptions,
}) => {
  const mark = randomUUID().slice(0, 8);
  const owner = `Owner ${mark}`;
  const chip = `9000${String(Date.now()).slice(-9)}`;
  const device = createDevice(launchOptions);
  try {
    const { context, page } = await device.open();
    await signIn(page, "breeder");
    await page.goto("/my/animals/collected");
    await page.getByRole("link", { name: "Collector mode for shows" }).click();
    await expect(page.getByText("Bree Holloway")).toBeVisible();
    await expect(page.getByText("All records are sent")).toBeVisible();
    await page.evaluate(() => navigator.serviceWorker.ready);
    const agentId: number = await page.evaluate(
      async () => (await (await fetch("/api/my/animals/collected/collector")).json()).id,
    );
    const installability = await (await context.newCDPSession(page)).send("Page.getInstallabilityErrors");
    expect(installability.installabilityErrors.map(({ errorId }) => errorId)).toEqual([]);

    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText("Offline.")).toBeVisible();
    await page.getByRole("button", { name: "Record an animal" }).click();
    await page.getByRole("button", { name: "Save on this phone" }).click();
    await expect(page.getByLabel("Name of the animal")).toBeFocused();
    await expect(page.getByText("Please sign here")).toBeVisible();
    await expectGoodPage(page);
    await page.getByRole("button", { name: "Cancel" }).click();
    for (const at of [1, 2])
      await record(page, {
        name: `Screen ${at}`,
        chip: `${chip}${10 + at}`,
        barcode: `S${at}-${mark}`,
        owner,
        isTyped: at === 2,
      });
    const others = Array.from({ length: 98 }, () => toStoredRecord(agentId, owner));
    const conflict = toStoredRecord(agentId, owner, { petName: "Conflict", barcodes: [`s1 ${mark}`] });
    const foreign = toStoredRecord(agentId + 100_000, owner, { petName: "Foreign" });
    await storeRecords(page, [...others, conflict, foreign]);
    await page.reload();
    await expect(page.getByText("101 records are not sent yet")).toBeVisible();
    await expectGoodPage(page);

    // The backend stores the second batch, but its response never arrives.
    let batches = 0;
    const isStored = new Promise<void>((resolve) => {
      void page.route(syncPath, async (route) => {
        batches += 1;
        if (batches !== 2) return route.continue();
        await route.fetch();
        resolve();
      });
    });
    await context.setOffline(false);
    // Chromium does not announce it to a page that a service worker has opened.
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await isStored;
    await context.close();

    const again = await device.open();
    const reopened = again.page;
    await again.context.clearCookies({ name: /session|hint/ });
    await reopened.goto("/collect");
    await expect(reopened.getByText("81 records are not sent yet")).toBeVisible();
    await expect(reopened.getByText("1 record saved by another agent")).toBeVisible();
    await expect(reopened.getByRole("link", { name: "Sign in to send" })).toHaveAttribute(
      "href",
      "/login?next=/collect",
    );
    await expect(reopened.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
    await signIn(reopened, "breeder");
    await reopened.goto("/collect");
    await expect(reopened.getByText("1 record is not sent yet")).toBeVisible();
    const wrong = reopened.getByRole("listitem").filter({ hasText: "Conflict" }).first();
    await expect(wrong).toContainText("Another animal has been recorded with this barcode");
    expect(new Set(await storedNames(reopened, mark)).size).toBe(100);
    expect(await storedNames(reopened, mark)).toHaveLength(100);
    await reopened.reload();
    await expect(wrong).toContainText("Another animal has been recorded with this barcode");

    await wrong.getByRole("button", { name: "Correct Conflict" }).click();
    await expect(reopened.getByText("Another animal has been recorded with this barcode")).toBeVisible();
    await reopened.getByLabel("Swab barcode 1").fill(`C-${mark}`);
    await reopened.getByRole("button", { name: "Save on this phone" }).click();
    await expect(reopened.getByText("All records are sent")).toBeVisible();
    await expect(reopened.getByText("1 record saved by another agent")).toBeVisible();
    await expect(reopened.getByText("Foreign")).toHaveCount(0);
    expect(await storedNames(reopened, mark)).toHaveLength(101);
    await reopened.goto(`/my/animals/collected?name=${mark}`);
    await expect(reopened.getByText(`Signed by ${owner}`).first()).toBeVisible();
    await again.context.close();
  } finally {
    device.remove();
  }
});
