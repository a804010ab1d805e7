import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The axe violations of the page, with their places. */
export const axeViolations = (page: Page) => analyze(page, new AxeBuilder({ page }).withTags(rules));

/** What differs between the colours of account types. */
export const contrastViolations = (page: Page) =>
  analyze(page, new AxeBuilder({ page }).withRules("color-contrast"));

async function analyze(page: Page, builder: AxeBuilder): Promise<string[]> {
  // axe reads painted colours: wait for transitions.
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== "running"),
  );
  const { violations } = await builder.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(" ")}: ${failureSummary ?? ""}`),
  );
}
