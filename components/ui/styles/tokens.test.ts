import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");

type Colours = Readonly<Record<string, string>>;

function readColours(selector: string): Colours {
  const start = css.indexOf(`${selector} {`);
  const body = css.slice(start, css.indexOf("\n}", start));
  const found = [...body.matchAll(/--color-([\w-]+):\s*(#[\da-f]{6});/g)];
  return Object.fromEntries(found.map(([, name = "", value = ""]) => [name, value]));
}

/** WCAG 2.2: relative luminance. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const themes: Readonly<Record<string, Colours>> = {
  others: { ...readColours("@theme"), ...readColours("[data-user-type]") },
  vet: { ...readColours("@theme"), ...readColours('[data-user-type="vet"]') },
  owner: { ...readColours("@theme"), ...readColours('[data-user-type="owner"]') },
};

const backbackgrounds = ["cream", "card", "sand"];
const meanings = ["clear", "carrier", "affected", "unknown"];

/** Allowed pairs of text and background colour. */
const pairs: readonly (readonly [text: string, background: string])[] = [
  ...["ink", "quiet", "brand", "brand-strong", ...meanings].flatMap((text) =>
    backbackgrounds.map((background) => [text, background] as const),
  ),
  ...["ink", "quiet", "brand", "brand-strong"].map((text) => [text, "brand-soft"] as const),
  ...meanings.flatMap((name) => ["ink", name].map((text) => [text, `${name}-soft`] as const)),
  ...["brand", "brand-strong", "ink", "affected"].map((background) => ["on-brand", background] as const),
];

it("contrast follows the definition of WCAG", () => {
  expect(contrast("#000000", "#ffffff")).toBe(21);
  expect(contrast("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
});

it("the palette has a brand colour per user type, and covers all text colours", () => {
  expect(new Set(Object.values(themes).map(({ brand }) => brand)).size).toBe(3);
  const used = new Set(pairs.flat());
  expect(Object.keys(readColours("@theme")).filter((name) => !used.has(name))).toEqual(["line", "edge"]);
});

it("the palette has the same colours by default as for breeders and guests", () => {
  expect(readColours("@theme")).toMatchObject(readColours("[data-user-type]"));
});

describe.each(Object.entries(themes))("theme %s", (_, colours) => {
  it.each(pairs)("text %s has enough contrast on %s", (text, background) => {
    expect(contrast(colours[text] ?? "", colours[background] ?? "")).toBeGreaterThanOrEqual(4.5);
  });

  it.each(backbackgrounds)("edges and focus ring have enough contrast on %s", (background) => {
    for (const line of ["edge", "ink"])
      expect(contrast(colours[line] ?? "", colours[background] ?? "")).toBeGreaterThanOrEqual(3);
  });
});
