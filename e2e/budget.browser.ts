import { expect } from "@playwright/test";
import { scriptsOf } from "@/e2e/testing/scripts-of";
import { productPath, test } from "@/e2e/testing/test";

/** The one place of this limit. Packed with gzip, in thousands of bytes. */
const limitKb = 165;

const kb = (bytes: number) => (bytes / 1000).toFixed(1);

for (const path of ["/store", productPath])
  test(`${path} loads at most ${limitKb} KB of JavaScript before anybody touches it`, async ({ page }) => {
    const files = await scriptsOf(page, path);
    const total = files.reduce((sum, { gzipBytes }) => sum + gzipBytes, 0);
    const measured = `${path}: ${kb(total)} KB of ${limitKb} in ${files.length} scripts`;
    console.log(measured);
    // Where `npm test` finds it: it keeps what tests print to itself.
    test.info().annotations.push({ type: "measured", description: measured });
    const biggest = files.slice(0, 15).map((file) => `${kb(file.gzipBytes)} KB ${file.path}`);
    // A page without scripts was not measured.
    expect(total).toBeGreaterThan(0);
    expect(total, `${measured}; the biggest:\n${biggest.join("\n")}`).toBeLessThanOrEqual(limitKb * 1000);
  });
