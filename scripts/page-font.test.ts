import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { pageFontFiles } from "./lib/page-font.mjs";

it("is what `npm run font` writes, and fits into what a server may send at once", async () => {
  for (const [name, content] of await pageFontFiles()) {
    const file = readFileSync(new URL(`../components/ui/fonts/${name}`, import.meta.url));
    expect(file.equals(content), name).toBe(true);
  }
  // Ten packets, before the first one is acknowledged; the answer's headers are among them.
  const { length } = readFileSync(new URL("../components/ui/fonts/figtree-page.woff2", import.meta.url));
  expect(length).toBeLessThan(14_600 - 800);
});
