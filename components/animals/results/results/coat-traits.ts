import type { CatTraits } from "@/components/pictures/portrait/cat-traits";
import type { Fur } from "@/components/pictures/portrait/colour";
import type { DogTraits } from "@/components/pictures/portrait/dog-traits";
import type { CoatPhenotype, Pigment } from "@/lib/domain/animals/coat";

const furOf: Readonly<Record<Pigment, Fur>> = {
  black: "black",
  chocolate: "chocolate",
  cocoa: "seal",
  cinnamon: "red",
  blue: "blue",
  lilac: "lilac",
  fawn: "taupe",
  amber: "ginger",
  "light-amber": "wheat",
  red: "ginger",
  cream: "cream",
};

/** Shades of red pigment: no test says which one a dog has, its breed does. */
const reds: readonly Fur[] = ["mahogany", "red", "tan", "ginger", "gold", "fawn", "sand", "wheat", "cream"];
const palest: readonly Fur[] = ["ivory", "white"];

const dogParts = ["ears", "snout", "cheeks", "chest", "body", "face", "furnishings"] as const;
const dogShape = ["skull", "muzzle", "ear", "edge", "extras", "eyes", "tongue", "blaze"] as const;
const breedMarks = ["spots", "ticking", "split-mask", "eye-patches", "eye-patch"] as const;

/** A dog of the breed in the coat that its genes give. White parts of the breed stay: few of them have a test. */
export function dogInCoat(traits: DogTraits, coat: CoatPhenotype): DogTraits {
  const own = dogColours(traits, coat);
  const marks = breedMarks.filter((mark) => traits.marks?.includes(mark));
  // Such as a Dalmatian: the genes give the colour of its spots.
  const isPatched = traits.coat === "white" && (marks.length > 0 || traits.patches !== undefined);
  return {
    ...pick(traits, dogShape),
    ...own,
    ...(isPatched && inPatches(traits, own.coat)),
    ...pick(
      traits,
      dogParts.filter((part) => traits[part] === "white"),
    ),
    ...dogWhite(coat),
    marks: [...marks, ...(own.marks ?? [])],
    nose: ["chocolate", "cocoa", "lilac"].includes(coat.pigment) ? "liver" : "black",
  };
}

function inPatches({ ears }: DogTraits, colour: Fur): Partial<DogTraits> {
  const patches = palest.includes(colour) ? "gold" : colour;
  return { coat: "white", patches, ...(ears && { ears: patches }) };
}

type DogColours = Pick<DogTraits, "coat"> & Partial<DogTraits>;

function dogColours(traits: DogTraits, coat: CoatPhenotype): DogColours {
  const dark = furOf[coat.pigment];
  const has = (mark: CoatPhenotype["marks"][number]) => coat.marks.includes(mark);
  const base = dogPattern(traits, coat, dark);
  if (has("harlequin")) return { coat: "white", patches: dark, marks: ["harlequin"] };
  if (has("double-merle"))
    return { ...base, coat: "white", patches: merled[dark] ?? "grey", marks: ["merle"] };
  if (has("merle")) return { ...base, coat: merled[dark] ?? "grey", patches: dark, marks: ["merle"] };
  return { ...base, ...(has("mask") && { mask: dark }), ...(has("brindle") && { marks: ["brindle"] }) };
}

/** Between the patches of a merle. */
const merled: Readonly<Partial<Record<Fur, Fur>>> = {
  black: "grey",
  chocolate: "wheat",
  seal: "wheat",
  blue: "silver",
  lilac: "ivory",
};

function dogPattern(traits: DogTraits, { pattern }: CoatPhenotype, dark: Fur): DogColours {
  const own = [...reds, ...palest].find((red) => red === traits.coat);
  switch (pattern) {
    case "red":
      return { coat: own ?? "gold" };
    case "sable":
      return { coat: reds.find((red) => red === traits.coat) ?? "fawn" };
    case "wolf":
      return { coat: "taupe", ears: dark, snout: "cream", cheeks: "cream", chest: "cream" };
    case "saddle":
      return { coat: "tan", body: dark };
    case "tan-points":
      return { coat: dark, snout: "tan", cheeks: "tan", brows: "tan", chest: "tan" };
    default:
      return { coat: dark };
  }
}

function dogWhite({ marks }: CoatPhenotype): Partial<DogTraits> {
  if (marks.includes("piebald")) return { chest: "white", snout: "white", blaze: "wide" };
  return marks.includes("trim-white") ? { chest: "white" } : {};
}

const catShape = ["skull", "nose", "ear", "eye", "eyes", "edge", "isRuffed", "skin"] as const;

/** A cat of the breed in the coat that its genes give. */
export function catInCoat(traits: CatTraits, coat: CoatPhenotype): CatTraits {
  const own = catColours(traits, coat);
  return {
    ...pick(traits, catShape),
    ...own,
    ...(traits.coat === "skin" && { coat: "skin" }),
    ...catWhite(own, coat),
  };
}

type CatColours = Pick<CatTraits, "coat"> & Partial<CatTraits>;

function catColours(traits: CatTraits, coat: CoatPhenotype): CatColours {
  const { pattern, pigment, marks } = coat;
  const dark = furOf[pigment];
  if (pattern === "white" || pattern === "albino") return { coat: "white" };
  if (coat.restriction === "point" || coat.restriction === "mink") return pointed(coat);
  if (pattern === "tortie" || pattern === "torbie")
    return { coat: dark, pattern: "tortie", markings: pigment === "black" ? "ginger" : "cream" };
  if (pattern === "tabby" || pattern === "red") return tabby(traits, pigment, marks.includes("silver"));
  return marks.includes("silver") ? { coat: "charcoal", chest: "silver" } : { coat: dark };
}

function pointed({ pattern, pigment, restriction }: CoatPhenotype): CatColours {
  const markings = pigment === "black" ? "seal" : furOf[pigment];
  if (restriction === "mink") return { coat: "taupe", eyes: "blue", pattern: "points", markings };
  const isTabby = pattern === "tabby" || pattern === "torbie";
  return { coat: "ivory", eyes: "sapphire", pattern: isTabby ? "lynx-points" : "points", markings };
}

/** A red cat always has stripes. */
function tabby(traits: CatTraits, pigment: Pigment, isSilver: boolean): CatColours {
  const [coat, markings] = isSilver ? (["silver", "charcoal"] as const) : (stripes[pigment] ?? stripes.black);
  const pattern = traits.pattern === "spotted" || traits.pattern === "ticked" ? traits.pattern : "tabby";
  return { coat, markings, pattern };
}

const stripes: { readonly [Name in Pigment]?: readonly [coat: Fur, markings: Fur] } & {
  readonly black: readonly [Fur, Fur];
} = {
  black: ["taupe", "seal"],
  chocolate: ["tan", "chocolate"],
  cinnamon: ["ginger", "mahogany"],
  blue: ["grey", "slate"],
  lilac: ["ivory", "lilac"],
  fawn: ["sand", "taupe"],
  red: ["ginger", "red"],
  cream: ["cream", "fawn"],
};

function catWhite({ coat, pattern, markings }: CatColours, { marks }: CoatPhenotype): Partial<CatTraits> {
  if (marks.includes("high-white")) return { coat: "white", pattern: "van", markings: markings ?? coat };
  if (!marks.includes("some-white")) return {};
  return { chest: "white", snout: "white", ...(pattern === undefined && { pattern: "bicolour" }) };
}

/** What is named, without what is missing. */
function pick<From, Key extends keyof From>(from: From, keys: readonly Key[]): Pick<From, Key> {
  const named = keys.filter((key) => from[key] !== undefined).map((key) => [key, from[key]]);
  return Object.fromEntries(named) as Pick<From, Key>;
}
