import { expect } from "@playwright/test";
import { expectGoodPage } from "@/e2e/testing/axe";
import { signIn } from "@/e2e/testing/steps";
import { inProof, shopUrl, test } from "@/e2e/testing/test";

/** A PNG of one pixel. */
const photo = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==",
  "base64",
);

test("the list of animals grows, and has a table for the same animals", inProof, async ({ page }) => {
  await signIn(page, "breeder");
  await page.goto("/my/my-patients");
  await expect(page).toHaveURL("/my/my-animals");
  await expect(page.getByRole("listitem").filter({ has: page.getByRole("heading") })).toHaveCount(15);
  await expectGoodPage(page);
  await page.getByRole("button", { name: "Show more" }).click();
  await expect(page.getByText(/^30 of \d+ animals$/)).toBeVisible();
  await page.getByRole("button", { name: "Table", exact: true }).click();
  await expect(page.getByRole("row").nth(20)).toBeAttached();
  await expectGoodPage(page);
  await page.reload();
  await expect(page.getByRole("table")).toBeVisible();
});

test("a breeder finds an animal, reads its pedigree, changes it and gives it a photo", async ({ page }) => {
  await signIn(page, "breeder");
  await page.goto("/my/my-animals");
  await page.getByRole("searchbox", { name: "Search" }).fill("Juniper");
  await page.getByRole("main").getByRole("button", { name: "Search", exact: true }).click();
  await expect(page).toHaveURL(/query=Juniper/);
  await expect(page.getByText("1 animal", { exact: true })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("searchbox", { name: "Search" })).toHaveValue("");
  await page.goForward();
  await page.getByRole("link", { name: "Juniper", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Juniper" })).toBeVisible();
  const pedigree = page.getByRole("region", { name: "Pedigree" });
  await expect(pedigree.getByRole("link", { name: "Bramble" })).toBeVisible();
  await expect(pedigree.getByText("Sire of Reed")).toBeVisible();
  await expectGoodPage(page);

  await page.getByRole("link", { name: "Edit", exact: true }).click();
  // The click is replayed after hydration. A file set on the input before that would be lost.
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Choose a photo" }).click();
  await (await chooser).setFiles({ name: "j.png", mimeType: "image/png", buffer: photo });
  const part = page.getByRole("application", { name: "Part of the photo" });
  await part.press("ArrowRight");
  await page.getByLabel("Zoom").fill("2");
  await expectGoodPage(page);
  await page.getByRole("button", { name: "Save photo" }).click();
  await expect(page.getByText("The photo is saved.")).toBeVisible();
  await expectGoodPage(page);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.waitForURL(/\/my\/animals\/\d+$/);
  const path = await page.getByRole("img", { name: "Photo of Juniper" }).getAttribute("src");
  const response = await fetch(`${shopUrl}${path}`);
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/webp"]);
  expect(response.headers.get("cache-control")).toContain("immutable");
  await page.getByRole("link", { name: "Breed profile" }).click();
  await expect(page.getByRole("heading", { name: "Border Collie tests for Juniper" })).toBeVisible();
  await expectGoodPage(page);

  // A name of one long word.
  await page.goto(`${new URL(page.url()).pathname.replace("breed-profile", "share")}`);
  await page.getByRole("heading", { name: "Who can see Juniper" }).evaluate((heading) => {
    heading.textContent = `Who can see ${"Donaudampfschifffahrt".repeat(3)}`;
  });
  const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  expect(await page.evaluate(overflow)).toBe(0);
});
