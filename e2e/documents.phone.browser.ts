import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { expectGoodPage } from "@/e2e/testing/axe";
import { signIn } from "@/e2e/testing/steps";
import { test } from "@/e2e/testing/test";

test("a certificate is issued, and its public page recognises the file and a changed one", async ({
  page,
}) => {
  await signIn(page, "breeder");
  await page.goto("/my/my-animals?query=Bramble");
  await page.getByRole("link", { name: "Bramble", exact: true }).click();
  await page.getByRole("link", { name: "Documents" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Bramble’s documents" })).toBeVisible();
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download: DNA health certificate" }).click();
  const file = await readFile(await (await saved).path());
  expect(file.subarray(0, 5).toString()).toBe("%PDF-");
  const link = page.getByRole("link", { name: "Public page: DNA health certificate" });
  await expect(link).toBeVisible();
  await expectGoodPage(page);

  await page.goto((await link.getAttribute("href")) ?? "");
  await expect(page.getByRole("heading", { name: "Yes, this document is genuine" })).toBeVisible();
  await expectGoodPage(page);
  const input = page.locator("input[type=file]");
  await input.setInputFiles({ name: "copy.pdf", mimeType: "application/pdf", buffer: file });
  await expect(page.getByRole("status")).toContainText("This file is unchanged.");
  const changed = Buffer.from(file);
  changed[1000] = (changed[1000] ?? 0) ^ 1;
  await input.setInputFiles({ name: "copy.pdf", mimeType: "application/pdf", buffer: changed });
  await expect(page.getByRole("status")).not.toContainText("This file is unchanged.");
});
