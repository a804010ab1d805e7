import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { createRequire } from "node:module";
import subset from "subset-font";

const figtree = dirname(createRequire(import.meta.url).resolve("@fontsource-variable/figtree/package.json"));
const ascii = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).join("");

/** The characters of nearly all pages. Text with any other character loads the full font as well. */
export const pageFontCharacters = `${ascii}\u00a0£©·×ÄÅÖÜßäåéèöøüñ–—‘’“”…›€−↑↓`;

/** The weights that `tokens.css` uses. */
const weights = { min: 400, max: 700 };

/** The files of `components/ui/fonts` by name. */
export async function buildPageFontFiles() {
  const whole = readFileSync(join(figtree, "files/figtree-latin-wght-normal.woff2"));
  const font = await subset(whole, pageFontCharacters, {
    targetFormat: "woff2",
    variationAxes: { wght: weights },
  });
  return new Map([
    ["figtree-page.woff2", font],
    ["LICENSE", readFileSync(join(figtree, "LICENSE"))],
  ]);
}
