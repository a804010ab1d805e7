import { expect, type Page } from "@playwright/test";
import { findResult } from "@/e2e/testing/find-result";
import { loadScripts } from "@/e2e/testing/loaded-scripts";
import { signInWithForm } from "@/e2e/testing/steps";
import { productPath, shopUrl, test } from "@/e2e/testing/test";
import { localPath } from "@/lib/navigation/addresses";

interface Budget {
  readonly path: string;
  /** Finds the path of a page with ids. */
  readonly find?: (page: Page) => Promise<string>;
  readonly role?: string;
  /** A heading that the page shows once it is complete. */
  readonly heading?: string;
  /** Gzipped, in thousands of bytes. */
  readonly limitKb: number;
}

const budgets: readonly Budget[] = [
  { path: "/store", limitKb: 175 },
  { path: productPath, limitKb: 175 },
  { path: "/activate", heading: "Where should we send the results?", limitKb: 200 },
  { path: "/activate", role: "breeder", heading: "Which kit do you have?", limitKb: 200 },
  { path: "/my", role: "breeder", limitKb: 185 },
  { path: "/my/my-animals", role: "breeder", limitKb: 200 },
  { path: "/my/breeding-strategy", role: "breeder", limitKb: 210 },
  { path: "a result", find: findResult, role: "breeder", limitKb: 195 },
];

const kb = (bytes: number) => (bytes / 1000).toFixed(1);

for (const visitor of ["guests", "breeder"])
  test(`pages for ${visitor} load no more JavaScript than their limits before any interaction`, async ({
    page,
  }) => {
    // With the form: it tells the browser about the session before the first response.
    if (visitor !== "guests") await signInWithForm(page, visitor);
    for (const { path, find, role = "guests", heading, limitKb } of budgets) {
      if (role !== visitor) continue;
      const files = await loadScripts(page.context(), find ? await find(page) : path, heading);
      const total = files.reduce((sum, { gzipBytes }) => sum + gzipBytes, 0);
      const measured = `${path} for ${role}: ${kb(total)} KB of ${limitKb} in ${files.length} scripts`;
      console.log(measured);
      // For the report of `npm test`, which hides what tests print.
      test.info().annotations.push({ type: "measured", description: measured });
      const largest = files.slice(0, 15).map((file) => `${kb(file.gzipBytes)} KB ${file.path}`);
      // Without any script the measurement is broken.
      expect.soft(total, measured).toBeGreaterThan(0);
      expect
        .soft(total, `${measured}; the largest:\n${largest.join("\n")}`)
        .toBeLessThanOrEqual(limitKb * 1000);
    }
  });

test("/store loads at most 2 KB more JavaScript in other languages", async ({ context }) => {
  const sizeOf = async (path: string) =>
    (await loadScripts(context, path)).reduce((sum, { gzipBytes }) => sum + gzipBytes, 0);
  const english = await sizeOf("/store");
  for (const language of ["de", "pl"] as const) {
    // Chosen before: otherwise the page offers the language of the browser.
    await context.addCookies([{ name: "language", value: language, url: shopUrl }]);
    const more = (await sizeOf(localPath("/store", language))) - english;
    console.log(`/store in ${language}: ${kb(more)} KB more`);
    expect(more, language).toBeLessThanOrEqual(2_000);
  }
});
