import { expect } from "@playwright/test";
import { violationsInAllColours, wholePageViolations } from "@/e2e/testing/axe";
import { missingUsernameWarning } from "@/e2e/testing/registration";
import { openOverview, signIn } from "@/e2e/testing/steps";
import { productPath, shopUrl, test } from "@/e2e/testing/test";

/** As linked from an email: the token is checked only when the form is sent. */
const linkPage = `/reset-password?token=${"x".repeat(43)}`;

test("the forms of accounts and checkout have no axe violations", async ({ problems, page }) => {
  // The page cannot know the user name: only the token identifies the account.
  problems.allow(missingUsernameWarning);
  for (const path of [
    "/checkout",
    "/register",
    "/register/vet",
    "/forgot-password",
    "/account-deleted",
    linkPage,
    "/login",
  ]) {
    await page.goto(path);
    expect.soft(await wholePageViolations(page), path).toEqual([]);
  }
  // The check itself finds a button without a name.
  await page.evaluate(() => document.querySelector("main")?.append(document.createElement("button")));
  expect(await wholePageViolations(page)).toEqual([expect.stringMatching(/^button-name at /)]);
});

test("a page with the header of an account has no axe violations", async ({ page }) => {
  await signIn(page, "breeder");
  await openOverview(page);
  expect(await wholePageViolations(page)).toEqual([]);
});

test.describe("with the colours of each account type", () => {
  test.beforeEach(({ context }) => context.addCookies([{ name: "user_type", value: "vet", url: shopUrl }]));

  for (const path of ["/", "/store", productPath])
    test(`${path} has no axe violations`, async ({ page }) => {
      await page.goto(path);
      await expect(page.locator("html")).toHaveAttribute("data-user-type", "vet");
      expect(await violationsInAllColours(page)).toEqual([]);
    });
});
