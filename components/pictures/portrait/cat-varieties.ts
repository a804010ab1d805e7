import type { CatTraits } from "./cat-traits";

type Colours = Pick<CatTraits, "coat"> & Partial<CatTraits>;

/** Varieties of a breed, which add their own traits to those of the breed. */
export function listed<Base extends Partial<CatTraits>>(
  breed: string,
  base: Base,
  varieties: Readonly<Record<string, Base extends { coat: string } ? Partial<CatTraits> : Colours>>,
): Readonly<Record<string, Base & Colours>> {
  return Object.fromEntries(
    Object.entries(varieties).map(([name, colours]) => [`${breed}-${name}`, { ...base, ...colours }]),
  );
}

const points = {
  "blue-point": { markings: "slate" },
  "chocolate-point": { markings: "liver" },
  "cream-point": { markings: "sand" },
  "lilac-point": { markings: "lilac" },
  "red-point": { markings: "ginger" },
  "seal-point": { markings: "seal" },
} as const;

/** The colours of pointed cats. */
export const pointed = (
  breed: string,
  base: Omit<CatTraits, "pattern" | "markings">,
): Readonly<Record<string, CatTraits>> => ({
  ...Object.fromEntries(
    Object.entries(points).map(([name, { markings }]) => [
      `${breed}-${name}`,
      { ...base, markings, pattern: "points" as const },
    ]),
  ),
  [`${breed}-tabby-point`]: { ...base, markings: "seal", pattern: "lynx-points" },
});

const solids = {
  black: "black",
  blue: "blue",
  chocolate: "chocolate",
  cinnamon: "red",
  cream: "cream",
  fawn: "fawn",
  lilac: "lilac",
  red: "ginger",
  white: "white",
} as const;

/** Varieties of one colour. */
export const solid = (
  breed: string,
  base: Omit<CatTraits, "coat">,
  colours: readonly (keyof typeof solids)[],
): Readonly<Record<string, CatTraits>> =>
  Object.fromEntries(colours.map((name) => [`${breed}-${name}`, { ...base, coat: solids[name] }]));
