import { expect, type Page } from "@playwright/test";
import { waitForMail } from "@/e2e/testing/mailbox";
import { englishTexts, findEnglishTexts } from "@/e2e/testing/plain-english";
import { cartControl, horizontalOverflow, signIn } from "@/e2e/testing/steps";
import { inProof, productPath, shopUrl, test } from "@/e2e/testing/test";
import { pseudoLocale } from "@/lib/config/languages";
import { localPath } from "@/lib/navigation/addresses";
import { getTranslator } from "@/lib/i18n/messages";

/**
 * The pseudo-locale is English with accents and 40 % longer. Plain English on a page is therefore a text that cannot be
 * translated, and a page that grows too wide would do so in German.
 */
test.beforeEach(({ context }) =>
  context.addCookies([{ name: "language", value: pseudoLocale, url: shopUrl }]),
);

/** Soft, so that one run reports the problems of all pages. */
async function checkPage(page: Page, name: string): Promise<void> {
  await expect(page.locator("h1").first()).toBeVisible();
  await expect.soft(page.locator("html"), name).toHaveAttribute("lang", pseudoLocale);
  await expect.soft(page.locator("main [aria-busy='true']"), name).toHaveCount(0);
  expect.soft(await findEnglishTexts(page), `plain English on ${name}`).toEqual([]);
  expect.soft(await horizontalOverflow(page), `${name} scrolls sideways`).toBeLessThanOrEqual(0);
  expect.soft(await findTooWide(page), `too wide on ${name}`).toEqual([]);
}

/** Elements of main that are wider than the window, unless an ancestor scrolls or clips them. */
function findTooWide(page: Page): Promise<string[]> {
  return page.evaluate((width) => {
    const isClipped = (element: Element): boolean => {
      for (let at = element.parentElement; at && at.tagName !== "MAIN"; at = at.parentElement)
        if (getComputedStyle(at).overflowX !== "visible") return true;
      return false;
    };
    const all = [...document.querySelectorAll("main, main *")];
    const wide = all.filter(
      (element) => element.getBoundingClientRect().width > width && !isClipped(element),
    );
    return wide.map((element) => element.outerHTML.slice(0, 150));
  }, page.viewportSize()?.width ?? 0);
}

async function addToCart(page: Page): Promise<void> {
  await page.goto(localPath(productPath, pseudoLocale));
  await page.locator("#buy button[type=submit]").click();
  await expect(cartControl(page)).toContainText("1");
}

test("the list of English texts is long", () => {
  expect(englishTexts.length).toBeGreaterThan(800);
});

test("public pages have no plain English", async ({ page }) => {
  for (const [name, path] of [
    ["home", "/"],
    ["the store", "/store"],
    ["a breed", "/breeder/for-dogs/breeds/alaskan-husky/110"],
    ["the search", "/search?search=merle"],
  ] as const) {
    await page.goto(localPath(path, pseudoLocale));
    await checkPage(page, name);
  }
});

test("an address in a language keeps it, on the next page and in the checkout", async ({ page, context }) => {
  // A first visit but for the chosen country: its dialog would open over the page.
  await context.clearCookies({ name: "language" });
  await page.goto("/en-XA/store");
  await page.locator("main a[href*='/p/']").first().click();
  await expect(page).toHaveURL(/\/en-XA\/store\/.+\/p\/\d+$/);
  await expect(page.locator("link[hreflang='x-default']")).toHaveAttribute("href", /:\d+\/store\//);
  await page.goto("/checkout");
  await expect(page.locator("html")).toHaveAttribute("lang", pseudoLocale);
  await page.goto("/store");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  const t = getTranslator(pseudoLocale, "layout");
  await page.getByRole("link", { name: t("languageOffer.open") }).click();
  await expect(page).toHaveURL(/\/en-XA\/store$/);
});

test("cart and checkout have no plain English", inProof, async ({ page }) => {
  await addToCart(page);
  await checkPage(page, "the product with the item in the cart");
  await page.goto("/checkout");
  const t = getTranslator(pseudoLocale, "checkout");
  await expect(page.getByRole("button", { name: t("start") })).toBeVisible();
  await checkPage(page, "the cart step");
});

test("field errors and failures have no plain English", inProof, async ({ page, problems }) => {
  problems.allow(/401|428/);
  await page.goto("/login");
  await checkPage(page, "the sign-in page");
  await page.locator("input[name=username]").fill("owner@tailmark.test");
  await page.locator("input[name=password]").fill("a wrong password");
  await page.locator("form button[type=submit]").last().click();
  await expect(page.getByRole("main").getByRole("alert")).not.toBeEmpty();
  await checkPage(page, "a failed sign-in");
  await page.goto("/order-lookup");
  await page.locator("main form button[type=submit]").click();
  await expect(page.locator("[aria-invalid=true]").first()).toBeVisible();
  await checkPage(page, "a form with field errors");
});

test("the portal has no plain English", inProof, async ({ page }) => {
  await signIn(page, "owner");
  for (const path of ["/my", "/my/orders", "/my/my-profile"]) {
    await page.goto(path);
    await checkPage(page, path);
  }
});

test("an account registered in a language gets its mail in it", inProof, async ({ page }) => {
  await page.goto("/register/owner");
  await checkPage(page, "the registration form");
  await page.locator("input[name=name]").fill("Noor Vale");
  await page.locator("input[name=email]").fill("noor@languages.test");
  await page.locator("input[name=password]").fill("seven quiet herons");
  await page.locator("select[name=country]").selectOption("AU");
  await page.locator("input[type=checkbox]").check();
  await page.locator("main form button[type=submit]").click();
  await expect(page.locator("main form")).toHaveCount(0);
  await checkPage(page, "a sent registration");
  const { subject, text } = await waitForMail("noor@languages.test", /./);
  for (const english of englishTexts) expect(`${subject}\n${text}`).not.toContain(english);
});
