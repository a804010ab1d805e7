import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type axe from "axe-core";
import { horizontalOverflow } from "@/e2e/testing/steps";
import { registeredTypes } from "@/lib/config/user-types";

/** Half the size of `axe.source`: most of the time is spent on sending and parsing it, once per page. */
const axeScript = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const allRules = {
  type: "tag",
  values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
} as const;
const contrastRule = { type: "rule", values: ["color-contrast"] } as const;

/** The axe violations of the whole page, with their places. */
export const wholePageViolations = (page: Page) => analyze(page, allRules);

/** Many pages share them: e2e/accessibility*.browser.ts checks each kind once. */
const sharedParts = ["body > header", "body > footer"];

/** The axe violations of the page without header and footer. */
export const axeViolations = (page: Page) => analyze(page, allRules, { exclude: sharedParts });

/** The page fits into its window and has no axe violations. From the top: otherwise the header may lie over a link. */
export async function expectGoodPage(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
  expect(await axeViolations(page)).toEqual([]);
}

/**
 * The violations in the colours of breeders, and the contrast in those of the other account types: nothing else differs.
 * `part` is a selector.
 */
export async function violationsInAllColours(page: Page, part = "html"): Promise<string[]> {
  const found: string[] = [];
  for (const type of registeredTypes) {
    await page.evaluate((name) => document.documentElement.setAttribute("data-user-type", name), type);
    const violations = await analyze(page, type === "breeder" ? allRules : contrastRule, { include: [part] });
    found.push(...violations.map((violation) => `as ${type}: ${violation}`));
  }
  return found;
}

async function analyze(
  page: Page,
  runOnly: typeof allRules | typeof contrastRule,
  parts: Readonly<Partial<Record<"include" | "exclude", readonly string[]>>> = {},
): Promise<string[]> {
  // axe reads painted colours: wait for transitions, but not for the hidden timer of a toast.
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState, effect }) => {
      const target = effect instanceof KeyframeEffect ? effect.target : null;
      return playState !== "running" || target?.matches(".Toastify__progress-bar");
    }),
  );
  // An evaluated script is not subject to the content security policy.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeScript);
  const violations = await page.evaluate(
    async ([values, { include, exclude = [] }]) => {
      const { axe: runner } = window as unknown as { axe: typeof axe };
      const options = { runOnly: { ...values, values: [...values.values] }, iframes: false };
      const context = { include: include ? [...include] : [document], exclude: [...exclude] };
      const results = await runner.run(context, { ...options, resultTypes: ["violations"] });
      return results.violations.map(({ id, nodes }) => ({
        id,
        nodes: nodes.map(({ target, failureSummary }) => ({ target: target.join(" "), failureSummary })),
      }));
    },
    [runOnly, parts] as const,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target}: ${failureSummary ?? ""}`),
  );
}
