import { expect, type Page } from "@playwright/test";
import { expectGoodPage } from "@/e2e/testing/axe";
import { emptyCart, openOverview, signIn } from "@/e2e/testing/steps";
import { inProof, productPath, test } from "@/e2e/testing/test";

const healthUpgrade = "/store/health-upgrade-for-dogs-canine/p/427";
const parentage = "/store/dog-parentage-verification-canine/p/404";

const add = (page: Page) => page.getByRole("button", { name: "Add to cart" });

async function signInWithEmptyCart(page: Page, role: string): Promise<void> {
  await signIn(page, role);
  await openOverview(page);
  await emptyCart(page);
}

test("a guest signs in from an upgrade product and returns to it", async ({ page }) => {
  await page.goto(healthUpgrade);
  await expect(add(page)).toBeHidden();
  await page.getByRole("main").getByRole("link", { name: "Sign in" }).click();
  await page.getByLabel("Email").fill("owner@tailmark.test");
  await page.getByLabel("Password").fill("Tailmark-demo-1");
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL(healthUpgrade);
  await expect(page.getByLabel("Which animal is it for?")).toBeVisible();
});

test("a vet adds a product for a patient, and the cart refuses a duplicate", async ({ page, problems }) => {
  problems.allow(/status of 409/);
  await signInWithEmptyCart(page, "vet");
  await page.goto(parentage);
  const patient = page.getByLabel("Which patient is it for?");
  await add(page).click();
  // The browser's validation: a patient is required.
  await expect(patient).toBeFocused();
  await patient.selectOption({ label: "Rusty, Labrador Retriever" });
  await page.getByLabel("Note (optional)").first().fill("Owner calls on Friday");
  await add(page).click();
  await expect(page.getByText("Item added to cart")).toBeVisible();
  await expect(patient.locator("option:checked")).toHaveText(/already in your cart/);
  await add(page).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("This item is already in your cart. You can only add it once.");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(add(page)).toBeFocused();
  await emptyCart(page);
});

test(
  "the parentage page shows which profiles can be compared, and what to order otherwise",
  inProof,
  async ({ page }) => {
    await signIn(page, "breeder");
    await page.goto(parentage);
    const section = page.getByRole("region", { name: "Which profiles can be compared" });
    await expect(section).toContainText("ISAG canine core panel");
    await section.getByLabel("Offspring").selectOption({ label: "Juniper, Border Collie" });
    await section.getByLabel("Bramble, Border Collie").check();
    await section.getByLabel("Fen, Border Collie").check();
    await expect(section).toContainText("These profiles can be compared");
    await expect(section).toContainText("and 21 markers have a result");
    await section.getByLabel("Cairn, Border Collie").check();
    await expect(section).toContainText("Cairn has no DNA profile yet.");
    await expect(section.getByRole("link", { name: "Order a Dog DNA profile for Cairn" })).toHaveAttribute(
      "href",
      /\/p\/403$/,
    );
    await expectGoodPage(page);
  },
);

test("content for signed-in users causes no layout shift", inProof, async ({ page }) => {
  await signIn(page, "breeder");
  for (const path of [productPath, healthUpgrade, parentage]) {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          if (!("hadRecentInput" in entry && entry.hadRecentInput))
            shifts.push(Number(Reflect.get(entry, "value")));
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto(path);
    await expect(page.getByLabel("Note (optional)").first()).toBeVisible();
    const total = await page.evaluate(() =>
      (Reflect.get(window, "shifts") as number[]).reduce((sum, value) => sum + value, 0),
    );
    expect([path, total < 0.02]).toEqual([path, true]);
  }
});
