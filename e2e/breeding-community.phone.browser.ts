import { expect } from "@playwright/test";
import { expectGoodPage } from "@/e2e/testing/axe";
import { signIn } from "@/e2e/testing/steps";
import { inProof, test } from "@/e2e/testing/test";

test("a breeder sees a relative, writes to its owner, and ends taking part", inProof, async ({ page }) => {
  await signIn(page, "breeder");
  await page.goto("/my/relatives");
  await expectGoodPage(page);
  await page.getByRole("link", { name: "Fen", exact: true }).click();
  const relative = page.getByRole("article").filter({ hasText: "Kowhai (demo)" });
  await expect(relative.getByText("Parent or offspring")).toBeVisible();
  await expect(relative.getByText("Border Collie · Female · Born 2023 · New Zealand")).toBeVisible();
  await expectGoodPage(page);

  await relative.getByRole("button", { name: "Write to the owner Kowhai (demo)" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Send message" }).click();
  await expect(dialog.getByText("This field is required")).toBeVisible();
  await dialog.getByLabel("Message").fill("Hello from the breeder of Fen.");
  await dialog.getByRole("button", { name: "Send message" }).click();
  await expect(dialog.getByRole("heading", { name: "Message sent" })).toBeFocused();
  await page.keyboard.press("Escape");

  await page.getByRole("checkbox", { name: "Find relatives" }).uncheck();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await expect(page.getByText("Not taking part")).toBeVisible();
  await expect(relative).toBeHidden();
});

test("carrier rates of a breed are shown from twenty animals up", inProof, async ({ page }) => {
  await signIn(page, "vet");
  await page.goto("/my/carrier-rates");
  await page.getByLabel("Breed", { exact: true }).selectOption({ label: "Border Collie" });
  await page.getByRole("button", { name: "Show", exact: true }).click();
  const table = page.getByRole("region", { name: "Results in Border Collie, by condition" });
  await expect(table.getByRole("row", { name: /^Collie eye anomaly/ })).toContainText("%");
  await expect(page.getByText("These figures include invented animals of the demo.")).toBeVisible();
  await expectGoodPage(page);
  await page.goto("/breeder/for-dogs/breeds/labrador-retriever/548");
  // Not a click: the lists above take their height when they are scrolled into view, and move the link.
  await page.getByRole("link", { name: "Carrier rates of the Labrador Retriever" }).press("Enter");
  await expect(page.getByText(/^Fewer than 20 animals of this breed/)).toBeVisible();
});
