import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { sandboxCards } from "@/e2e/testing/checkout";
import { findResult } from "@/e2e/testing/find-result";
import { horizontalOverflow, signIn } from "@/e2e/testing/steps";
import { chooseCountry, productPath, shopUrl, test } from "@/e2e/testing/test";
import { languages } from "@/lib/config/languages";
import { storeOfLanguage } from "@/lib/config/markets/markets";
import { getTranslator } from "@/lib/i18n/messages";
import { localPath } from "@/lib/navigation/addresses";

/*
 * One walk per language: a guest buys and activates a kit; a breeder reads a result and shares it. Pictures of every screen
 * at 360 and 1280 pixels, for whoever checks a translation, with the mails and documents, in `.data/screens/`.
 * `npm run translations:screens`, or with `-- -g " in pl"` for one language.
 */

const folder = ".data/screens";
const mailFolder = process.env.TEST_MAIL_FOLDER ?? "";

type Walker = Awaited<ReturnType<typeof startWalk>>;

async function startWalk(page: Page, language: (typeof languages)[number]) {
  const country = storeOfLanguage(language) ?? "GB";
  const context = page.context();
  page.setDefaultTimeout(60_000);
  await chooseCountry(context, country);
  await context.addCookies([{ name: "language", value: language, url: shopUrl }]);
  const own = join(folder, language);
  mkdirSync(own, { recursive: true });
  let count = 0;
  const problems: string[] = [];
  const shot = async (name: string) => {
    count += 1;
    for (const [width, height] of [
      [1280, 800],
      [360, 740],
    ] as const) {
      await page.setViewportSize({ width, height });
      const path = join(own, `${String(count).padStart(2, "0")}-${name}-${width}.png`);
      await page.screenshot({ path, fullPage: true });
    }
    const overflow = await horizontalOverflow(page);
    if (overflow > 0) problems.push(`${name} scrolls sideways by ${overflow} px`);
  };
  /** The documents that the page offers. */
  const saveFiles = async (name: string) => {
    const links = page.locator('main a[href*="/file"], main a[href$=".pdf"]');
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
    for (const [at, href] of [...new Set(hrefs)].entries()) {
      const response = await page.request.get(href);
      if (response.headers()["content-type"]?.includes("pdf"))
        writeFileSync(join(own, `${name}-${at + 1}.pdf`), await response.body());
    }
  };
  return { page, language, country, own, shot, saveFiles, problems };
}

async function buy({ page, language, country, shot, saveFiles }: Walker): Promise<string> {
  const t = getTranslator(language, "checkout");
  const next = (step: "collector" | "addresses" | "shipping" | "payment" | "review") =>
    page.getByRole("button", { name: t("next", { step: t(`steps.${step}`) }) }).click();
  await page.goto(localPath("/", language));
  await shot("home");
  await page.goto(localPath(productPath, language));
  await shot("product");
  await page
    .getByRole("button", { name: getTranslator(language, "products")("addToCart.add") })
    .first()
    .click();
  await expect(page.locator("[data-cart-badge]").filter({ visible: true })).toContainText("1");
  await page.goto("/checkout");
  await expect(page.getByRole("button", { name: t("start") })).toBeVisible();
  await shot("cart");
  await page.getByRole("button", { name: t("start") }).click();
  await page.getByLabel(t("details.firstName"), { exact: true }).fill("Robin");
  await page.getByLabel(t("details.lastName"), { exact: true }).fill("Marlowe");
  await page.getByLabel(t("details.email"), { exact: true }).fill(`robin-${language}@buyers.test`);
  await page.getByRole("combobox", { name: t("details.country") }).selectOption(country);
  await shot("checkout-details");
  await next("collector");
  await expect(page.getByRole("heading", { level: 1, name: t("titles.collector") })).toBeVisible();
  await shot("checkout-sample");
  await next("addresses");
  const address = page.getByRole("group", { name: t("address.delivery") });
  await address.getByLabel(t("address.address"), { exact: true }).fill("12 Harbour Road");
  await address.getByLabel(t("address.postalCode"), { exact: true }).fill(postalCodes[language] ?? "20095");
  await address.getByLabel(t("address.city"), { exact: true }).fill("Millbrook");
  const state = address.getByRole("combobox", { name: t("address.state") });
  if (await state.isVisible()) await state.selectOption({ index: 1 });
  await shot("checkout-address");
  await next("shipping");
  await expect(page.getByRole("heading", { level: 1, name: t("titles.shipping") })).toBeVisible();
  await shot("checkout-delivery");
  await next("payment");
  const card = getTranslator(language, "payments");
  await page.getByLabel(card("sandbox.number"), { exact: true }).fill(sandboxCards.success);
  await page.getByLabel(card("sandbox.expiryMonth"), { exact: true }).fill("11");
  await page
    .getByLabel(card("sandbox.expiryYear"), { exact: true })
    .fill(String(new Date().getFullYear() + 2));
  await page.getByLabel(card("sandbox.securityCode"), { exact: true }).fill("123");
  await shot("checkout-payment");
  await next("review");
  await page.getByRole("checkbox", { name: t("review.termsLabel") }).check();
  await shot("checkout-review");
  const order = t("review.pay", { amount: "" }).replace(/[\s(:]*\)?$/, "");
  await page.getByRole("button", { name: order }).click();
  await page.waitForURL(/\/checkout\/complete\?/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await shot("order");
  const token = /(?:order|invoice|token)=([^&]+)/.exec(page.url())?.[1] ?? "";
  const { kits } = await (await page.request.get(`/api/store/orders/${token}`)).json();
  await saveFiles("order");
  return kits.list[0].barcode;
}

const postalCodes: Readonly<Record<string, string>> = {
  en: "SW1A 1AA",
  nl: "1011 AB",
  pl: "00-001",
  pt: "1000-001",
  sv: "111 22",
};

async function activate({ page, language, country, shot }: Walker, barcode: string): Promise<void> {
  const t = getTranslator(language, "activation");
  const next = () => page.getByRole("button", { name: t("continue"), exact: true }).click();
  const isAt = (step: "barcode" | "pet" | "extras" | "person" | "sample" | "review") =>
    expect(page.getByRole("heading", { level: 1, name: t(`titles.${step}`) })).toBeVisible();
  await page.goto(`/activate?barcode=${barcode}`);
  await page.getByLabel(t("email.label"), { exact: true }).fill(`robin-${language}@buyers.test`);
  await shot("activate-email");
  await next();
  await isAt("barcode");
  await shot("activate-barcode");
  await next();
  await isAt("pet");
  await page.getByLabel(t("pet.name"), { exact: true }).fill("Bella");
  await page.getByRole("radio", { name: t("pet.sexes.female") }).check();
  await page.getByLabel(t("pet.day"), { exact: true }).selectOption("3");
  await page.getByLabel(t("pet.month"), { exact: true }).selectOption({ index: 5 });
  await page.getByLabel(t("pet.year"), { exact: true }).selectOption("2022");
  await page.getByRole("radio", { name: t("pet.breedChoices.mixed") }).check();
  await shot("activate-animal");
  await next();
  await isAt("extras");
  await expect(page.getByRole("button", { name: t("extras.skip") })).toBeVisible();
  await shot("activate-more-tests");
  await page.getByRole("button", { name: t("extras.skip") }).click();
  await isAt("person");
  await page.getByLabel(t("person.firstName"), { exact: true }).fill("Robin");
  await page.getByLabel(t("person.lastName"), { exact: true }).fill("Marlowe");
  await page.getByRole("combobox", { name: t("person.country") }).selectOption(country);
  await page.getByLabel(t("person.address"), { exact: true }).fill("12 Harbour Road");
  await page.getByLabel(t("person.postalCode"), { exact: true }).fill(postalCodes[language] ?? "20095");
  await page.getByLabel(t("person.city"), { exact: true }).fill("Millbrook");
  await page.getByRole("checkbox", { name: t("person.terms") }).check();
  await shot("activate-person");
  await next();
  await isAt("sample");
  await shot("activate-sample");
  await next();
  await isAt("review");
  await expect(page.getByRole("button", { name: t("review.submit") })).toBeVisible();
  await shot("activate-review");
  await page.getByRole("button", { name: t("review.submit") }).click();
  await page.waitForURL(/\/activate\/complete/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await shot("activated");
  await page.goto(localPath(`/tools/sample-tracker?barcode=${barcode}`, language));
  await shot("sample-tracker");
}

/** The first animal of the breeder with a result: its page, the result, and what can be downloaded. */
async function readAndShare({ page, language, shot, saveFiles }: Walker): Promise<void> {
  await signIn(page, "breeder");
  await page.context().addCookies([{ name: "language", value: language, url: shopUrl }]);
  await page.goto("/my");
  await shot("overview");
  const result = await findResult(page);
  const animal = result.replace(/\/results\/.*/, "");
  for (const [name, path] of [
    ["animal", animal],
    ["result", result],
    ["documents", `${animal}/documents`],
  ] as const) {
    await page.goto(path);
    await shot(name);
    await saveFiles(name);
  }
  const t = getTranslator(language, "animalSharing");
  await page.goto(`${animal}/share`);
  await page.getByLabel(t("form.kind"), { exact: true }).selectOption("link");
  await page.getByRole("button", { name: t("form.submit"), exact: true }).click();
  const link = page.getByLabel(t("newLink.label"), { exact: true });
  await expect(link).toBeVisible();
  await shot("share");
  await page.goto(await link.inputValue());
  await shot("shared");
}

/** All emails sent to the guest. */
function saveMails({ own, language }: Walker): void {
  for (const file of readdirSync(mailFolder).filter((name) => name.endsWith(".json"))) {
    const { to, subject } = JSON.parse(readFileSync(join(mailFolder, file), "utf8"));
    const text = readFileSync(join(mailFolder, file.replace(/json$/, "txt")), "utf8");
    if (to === `robin-${language}@buyers.test`)
      writeFileSync(join(own, file.replace(/json$/, "txt")), `${subject}\n\n${text}`);
  }
}

for (const language of languages) {
  test(`a guest buys and activates a kit, and a breeder shares a result, in ${language}`, async ({
    page,
  }) => {
    test.setTimeout(900_000);
    const walker = await startWalk(page, language);
    const barcode = await buy(walker);
    await activate(walker, barcode);
    await readAndShare(walker);
    saveMails(walker);
    expect(walker.problems).toEqual([]);
  });
}
