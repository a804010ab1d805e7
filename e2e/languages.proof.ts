import { expect, type Page } from "@playwright/test";
import { listPublicRoutes } from "@/e2e/testing/public-routes";
import { roleList } from "@/e2e/testing/role-expectations";
import { findRoutePaths } from "@/e2e/testing/route-paths";
import { horizontalOverflow, signIn } from "@/e2e/testing/steps";
import { shopUrl, test } from "@/e2e/testing/test";
import { languages } from "@/lib/config/languages";
import { englishWords } from "@/tools/testing/text-problems";
import { localPath } from "@/lib/navigation/addresses";

/*
 * Every public page, and every private page of three roles, in every language at phone size: the language of the document,
 * its translations for search engines, English that is left, and labels that are too wide. Not part of `npm test`.
 */

const others = languages.filter((language) => language !== "en");

/** What demo users and agents have written themselves, products as they were called when bought, and an English name. */
const written = [
  "She is settling in well with you",
  "Perth and the coast",
  "Central Victoria, and the Ballarat",
  "Nerve and brain panel for dogs",
  "MDR1 drug and anaesthetic safety panel for dogs",
  "ACM staat voor Animal Collection and Microchip",
];

/** Texts with two or more of these words, outside of what is marked as English and code. */
function findEnglish(page: Page): Promise<string[]> {
  return page.evaluate((words) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || parent.closest("script, style, noscript, template, [lang=en], code, option")) continue;
      const text = (node.textContent ?? "").trim();
      const used = text
        .toLowerCase()
        .split(/[^a-z’']+/)
        .filter((word) => words.includes(word));
      if (new Set(used).size >= 2) found.push(text.slice(0, 120));
    }
    return found;
  }, englishWords);
}

/** Labels and headings whose end is cut off. Texts for screen readers are one pixel wide. */
function findCutLabels(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>("a, button, label, legend, dt, th, h1, h2, h3, [role=tab]"),
    ].flatMap((element) => {
      const { overflowX } = getComputedStyle(element);
      const isCut = element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1;
      return isCut && ["hidden", "clip"].includes(overflowX)
        ? (element.textContent ?? "").trim().slice(0, 80)
        : [];
    }),
  );
}

/** All translations are named, and the English one names this page too. A page may have a second address. */
async function checkAlternates(page: Page): Promise<string[]> {
  const links = await page
    .locator("link[rel=alternate][hreflang]")
    .evaluateAll((all) =>
      all.map((link) => [link.getAttribute("hreflang"), link.getAttribute("href")] as const),
    );
  // One for each language, the default, and the pseudo-locale of tests.
  const problems = links.length === languages.length + 2 ? [] : [`${links.length} alternates`];
  const [, english] = links.find(([language]) => language === "en") ?? [];
  const html = await (await page.request.get(english ?? "")).text();
  const canonical = await page.locator("link[rel=canonical]").getAttribute("href");
  return html.includes(`"${new URL(canonical ?? page.url(), shopUrl).href}"`)
    ? problems
    : [...problems, "not named by the English page"];
}

async function check(page: Page, path: string, language: string, isPublic: boolean): Promise<string[]> {
  const response = await page.goto(path);
  const problems: string[] = [];
  if (response?.status() !== 200) problems.push(`status ${response?.status()}`);
  const lang = await page.locator("html").getAttribute("lang");
  if (lang !== language) problems.push(`lang ${lang}`);
  if (isPublic) problems.push(...(await checkAlternates(page)));
  for (const label of new Set(await findCutLabels(page))) problems.push(`cut: ${label}`);
  const overflow = await horizontalOverflow(page);
  if (overflow > 0) problems.push(`scrolls sideways by ${overflow} px`);
  for (const text of new Set(await findEnglish(page)))
    if (!written.some((start) => text.startsWith(start))) problems.push(`English: ${text}`);
  return problems.map((problem) => `${path}: ${problem}`);
}

test.use({ viewport: { width: 360, height: 740 } });

for (const language of others) {
  test(`public pages in ${language} are in it, and fit a phone`, async ({ page }) => {
    test.setTimeout(900_000);
    const routes = listPublicRoutes();
    const paths = await findRoutePaths(page, routes);
    const problems: string[] = [];
    for (const path of paths.values())
      problems.push(...(await check(page, localPath(path, language), language, true)));
    console.log(`${language}: ${paths.size} public pages`);
    expect(problems).toEqual([]);
  });

  for (const [, { account, actsAs, screens }] of roleList) {
    if (account === undefined || actsAs !== undefined || account === "admin") continue;
    test(`screens of the ${account} in ${language} are in it, and fit a phone`, async ({ page, context }) => {
      test.setTimeout(900_000);
      await signIn(page, account);
      await context.addCookies([{ name: "language", value: language, url: shopUrl }]);
      const problems: string[] = [];
      let count = 0;
      for (const [path, heading] of Object.entries(screens)) {
        if (heading === undefined || !path.startsWith("/my") || path.includes("[")) continue;
        if ((await page.request.get(path, { maxRedirects: 0 })).status() !== 200) continue;
        problems.push(...(await check(page, path, language, false)));
        count += 1;
      }
      console.log(`${language}: ${count} screens of the ${account}`);
      expect(problems).toEqual([]);
    });
  }
}
