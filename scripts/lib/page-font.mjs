import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { createRequire } from "node:module";
import subset from "subset-font";

const figtree = dirname(createRequire(import.meta.url).resolve("@fontsource-variable/figtree/package.json"));
const ascii = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).join("");

/** What nearly every page is written in. A name with another letter fetches the whole font as well. */
export const pageLetters = `${ascii}\u00a0£©·×ÄÅÖÜßäåéèöøüñ–—‘’“”…›€−↑↓`;

/** The weights that `tokens.css` has, and no other. */
const weights = { min: 400, max: 700 };

/** The font's files as they stand in `components/ui/fonts`: name and content. */
export async function pageFontFiles() {
  const whole = readFileSync(join(figtree, "files/figtree-latin-wght-normal.woff2"));
  const font = await subset(whole, pageLetters, { targetFormat: "woff2", variationAxes: { wght: weights } });
  return new Map([
    ["figtree-page.woff2", font],
    ["LICENSE", readFileSync(join(figtree, "LICENSE"))],
  ]);
}
