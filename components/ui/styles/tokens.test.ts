import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");

type Colours = Readonly<Record<string, string>>;

function coloursOf(selector: string): Colours {
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
  others: { ...coloursOf("@theme"), ...coloursOf("[data-user-type]") },
  vet: { ...coloursOf("@theme"), ...coloursOf('[data-user-type="vet"]') },
  owner: { ...coloursOf("@theme"), ...coloursOf('[data-user-type="owner"]') },
};

const grounds = ["cream", "card", "sand"];
const meanings = ["clear", "carrier", "affected", "unknown"];

/** Who may stand on what: every text on every ground of the page, and the pairs made for each other. */
const pairs: readonly (readonly [text: string, ground: string])[] = [
  ...["ink", "quiet", "brand", "brand-strong", ...meanings].flatMap((text) =>
    grounds.map((ground) => [text, ground] as const),
  ),
  ...["ink", "quiet", "brand", "brand-strong"].map((text) => [text, "brand-soft"] as const),
  ...meanings.flatMap((name) => ["ink", name].map((text) => [text, `${name}-soft`] as const)),
  ...["brand", "brand-strong", "ink", "affected"].map((ground) => ["on-brand", ground] as const),
];

it("measures as the norm does", () => {
  expect(contrast("#000000", "#ffffff")).toBe(21);
  expect(contrast("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
});

it("has a colour of its own for each kind of visitor, and leaves none of the texts out", () => {
  expect(new Set(Object.values(themes).map(({ brand }) => brand)).size).toBe(3);
  const used = new Set(pairs.flat());
  expect(Object.keys(coloursOf("@theme")).filter((name) => !used.has(name))).toEqual(["line", "edge"]);
});

it("names the same colours by default as for visitors without a colour of their own", () => {
  expect(coloursOf("@theme")).toMatchObject(coloursOf("[data-user-type]"));
});

describe.each(Object.entries(themes))("for %s", (_, colours) => {
  it.each(pairs)("%s can be read on %s", (text, ground) => {
    expect(contrast(colours[text] ?? "", colours[ground] ?? "")).toBeGreaterThanOrEqual(4.5);
  });

  it.each(grounds)("edges and the focus ring are seen on %s", (ground) => {
    for (const line of ["edge", "ink"])
      expect(contrast(colours[line] ?? "", colours[ground] ?? "")).toBeGreaterThanOrEqual(3);
  });
});
