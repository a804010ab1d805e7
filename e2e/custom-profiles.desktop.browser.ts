import { expect, type Page } from "@playwright/test";
import { cartControl, emptyCart, openOverview, signIn } from "@/e2e/testing/steps";
import { inProof, test } from "@/e2e/testing/test";

const dogs = "/breeder/for-dogs/build-your-own-profile";
const summary = (page: Page) => page.getByRole("complementary", { name: "Your profile" });
const tests = (page: Page) => page.getByRole("region", { name: "Choose your tests" }).getByRole("checkbox");

async function choose(page: Page, count: number): Promise<void> {
  for (let at = 0; at < count; at += 1) await tests(page).nth(at).check();
}

test(
  "a guest builds a custom profile, adds it to the cart, signs in, saves, renames and deletes it",
  inProof,
  async ({ problems, page }) => {
    // The cart refuses a second profile.
    problems.allow(/409 \(Conflict\)/);
    const name = `Litter ${test.info().project.name}`;
    await signIn(page, "breeder");
    await openOverview(page);
    await emptyCart(page);
    // On a page without scripts: the shop would read the cart of the account again, and save its state.
    await page.goto("/robots.txt");
    await page.context().clearCookies({ name: /session|hint/ });
    await page.evaluate(() => localStorage.clear());
    await page.goto(dogs);
    await choose(page, 3);
    await expect(summary(page)).toContainText("3 tests");
    // Signing in as the breeder has set the country to Australia.
    await expect(summary(page)).toContainText("You save $20.70 (10%)");
    await page.reload();
    await expect(tests(page).first()).toBeChecked();
    await expect(summary(page)).toContainText("$186.30");

    await summary(page).getByRole("button", { name: "Add to cart" }).click();
    await expect(page.getByText("Item added to cart")).toBeVisible();
    await expect(page).toHaveURL(/\?profile=[\w-]{43}$/);
    await expect(cartControl(page)).toContainText("1");
    await summary(page).getByRole("button", { name: "Add to cart" }).click();
    const refusal = page.getByRole("dialog");
    await expect(refusal).toContainText("Only one can be added per order.");
    await refusal.getByRole("button", { name: "Close" }).last().click();
    await expect(refusal).toBeHidden();

    await summary(page).getByRole("button", { name: "Save" }).click();
    await page.waitForURL(/\/login\?next=/);
    await page.getByLabel("Email").fill("breeder@tailmark.test");
    await page.getByLabel("Password").fill("Tailmark-demo-1");
    await page.getByRole("button", { name: "Sign in" }).click();
    const dialog = page.getByRole("dialog", { name: "Save this profile" });
    await dialog.getByLabel("Name").fill(name);
    await dialog.getByRole("button", { name: "Save profile" }).click();
    await expect(dialog).toBeHidden();
    await expect(summary(page)).toContainText(`Saved as ${name}`);

    await page.goto("/checkout");
    const line = page.getByRole("listitem").filter({ hasText: "Custom profile for dogs" });
    await expect(line).toContainText(name);
    await expect(line).toContainText("$186.30");

    await page.goto(`/my/custom-profiles?query=${encodeURIComponent(name)}`);
    const renamed = `${name}, the second`;
    await page.getByRole("button", { name: `Rename ${name}` }).click();
    await page.getByRole("dialog").getByLabel("Name").fill(renamed);
    await page.getByRole("dialog").getByRole("button", { name: "Save name" }).click();
    await expect(page.getByRole("heading", { name: renamed })).toBeVisible();
    await page.getByRole("button", { name: `Delete ${renamed}` }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete profile" }).click();
    await expect(page.getByRole("heading", { name: renamed })).toHaveCount(0);
    await emptyCart(page);
  },
);
