import { expect } from "@playwright/test";
import { findings } from "@/e2e/testing/axe";
import { unnamedPassword } from "@/e2e/testing/registration";
import { productPath, shopUrl, test } from "@/e2e/testing/test";

/** As a link in a mail leads there; whether the key fits shows only when the form is sent. */
const linkPage = `/reset-password?token=${"x".repeat(43)}`;

/** Once the numbers that count up have come to rest. */
const settled = { waitUntil: "networkidle" } as const;

for (const path of [
  "/login",
  "/checkout",
  "/search?q=dog",
  "/register",
  "/register/vet",
  "/forgot-password",
  "/account-deleted",
  linkPage,
])
  test(`axe finds nothing on ${path}`, async ({ complaints, page }) => {
    // Whose password it is the page cannot say: only the key in the link knows.
    if (path === linkPage) complaints.expect(unnamedPassword);
    await page.goto(path, settled);
    expect(await findings(page)).toEqual([]);
  });

for (const type of ["breeder", "owner", "vet"])
  test.describe(`in the colour of a ${type}`, () => {
    test.beforeEach(({ context }) => context.addCookies([{ name: "user_type", value: type, url: shopUrl }]));

    for (const path of ["/", "/store", productPath])
      test(`axe finds nothing on ${path}`, async ({ page }) => {
        await page.goto(path, settled);
        await expect(page.locator("html")).toHaveAttribute("data-user-type", type);
        expect(await findings(page)).toEqual([]);
      });
  });
