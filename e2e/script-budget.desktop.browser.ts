import { expect } from "@playwright/test";
import { loadScripts } from "@/e2e/testing/loaded-scripts";
import { productPath, test } from "@/e2e/testing/test";

/** Gzipped, in thousands of bytes. */
const limitKb = 175;

const kb = (bytes: number) => (bytes / 1000).toFixed(1);

for (const path of ["/store", productPath])
  test(`${path} loads at most ${limitKb} KB of JavaScript before any interaction`, async ({ page }) => {
    const files = await loadScripts(page, path);
    const total = files.reduce((sum, { gzipBytes }) => sum + gzipBytes, 0);
    const measured = `${path}: ${kb(total)} KB of ${limitKb} in ${files.length} scripts`;
    console.log(measured);
    // For the report of `npm test`, which hides what tests print.
    test.info().annotations.push({ type: "measured", description: measured });
    const largest = files.slice(0, 15).map((file) => `${kb(file.gzipBytes)} KB ${file.path}`);
    // Without any script the measurement is broken.
    expect(total).toBeGreaterThan(0);
    expect(total, `${measured}; the largest:\n${largest.join("\n")}`).toBeLessThanOrEqual(limitKb * 1000);
  });
