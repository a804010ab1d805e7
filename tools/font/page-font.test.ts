import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { buildPageFontFiles } from "./page-font.mjs";

it("the page font matches the output of `npm run font` and fits into the first round trip", async () => {
  for (const [name, content] of await buildPageFontFiles()) {
    const file = readFileSync(new URL(`../../components/ui/fonts/${name}`, import.meta.url));
    expect(file.equals(content), name).toBe(true);
  }
  // Ten packets before the first acknowledgement, response headers included.
  const { length } = readFileSync(new URL("../../components/ui/fonts/figtree-page.woff2", import.meta.url));
  expect(length).toBeLessThan(14_600 - 800);
});
