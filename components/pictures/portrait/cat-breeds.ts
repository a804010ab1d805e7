import type { CatTraits } from "./cat-traits";
import { listed, pointed, solid } from "./cat-varieties";

const persian = {
  skull: "round",
  nose: "flat",
  ear: "small",
  eye: "round",
  eyes: "copper",
  edge: "tufts",
  isRuffed: true,
} as const;
const exotic = { ...persian, edge: "smooth", isRuffed: false } as const;
const british = { skull: "round", nose: "short", ear: "small", eye: "round", eyes: "copper" } as const;
const scottishFold = { ...british, ear: "folded", eyes: "gold" } as const;
const siamese = {
  skull: "long-wedge",
  nose: "long",
  ear: "flared",
  eye: "slanted",
  eyes: "sapphire",
  coat: "ivory",
} as const;
const oriental = { ...siamese, eyes: "emerald" } as const;
const maineCoon = {
  skull: "square",
  nose: "medium",
  ear: "tufted",
  eye: "almond",
  eyes: "gold",
  edge: "tufts",
  isRuffed: true,
} as const;
const forestCat = { ...maineCoon, skull: "wedge", eyes: "green" } as const;
const siberian = { ...maineCoon, skull: "round", ear: "upright", eyes: "green" } as const;
const birman = {
  skull: "medium",
  nose: "medium",
  ear: "upright",
  eye: "round",
  eyes: "sapphire",
  edge: "tufts",
  isRuffed: true,
  coat: "ivory",
  chest: "cream",
} as const;
const ragdoll = { ...birman, eye: "almond" } as const;
const abyssinian = {
  skull: "wedge",
  nose: "medium",
  ear: "large",
  eye: "almond",
  eyes: "green",
  pattern: "ticked",
  leather: "brick",
} as const;
const somali = { ...abyssinian, edge: "tufts", isRuffed: true } as const;
const burmese = { skull: "round", nose: "short", ear: "upright", eye: "round", eyes: "gold" } as const;
const bengal = {
  skull: "wedge",
  nose: "medium",
  ear: "upright",
  eye: "almond",
  eyes: "green",
  pattern: "spotted",
  leather: "brick",
} as const;
const devonRex = {
  skull: "pixie",
  nose: "short",
  ear: "wide",
  eye: "almond",
  eyes: "gold",
  skin: "wavy",
} as const;
const balinese = { ...siamese, edge: "tufts", isRuffed: true } as const;
const domestic = { skull: "medium", nose: "medium", ear: "upright", eye: "almond", eyes: "green" } as const;
const russian = { ...domestic, skull: "wedge", eyes: "emerald" } as const;
const sphynx = {
  skull: "wedge",
  nose: "medium",
  ear: "large",
  eye: "almond",
  eyes: "gold",
  coat: "skin",
  skin: "wrinkled",
} as const;

const silverTabby = { coat: "silver", pattern: "tabby", markings: "charcoal" } as const;
const brownTabby = { coat: "taupe", pattern: "tabby", markings: "seal" } as const;
const redTabby = { coat: "ginger", pattern: "tabby", markings: "red" } as const;
const blueTabby = { coat: "grey", pattern: "tabby", markings: "slate" } as const;
const tortoiseshell = { coat: "black", pattern: "tortie", markings: "ginger" } as const;
const blackAndWhite = { coat: "black", pattern: "bicolour", chest: "white", leather: "pink" } as const;
const smoke = { coat: "charcoal", chest: "silver" } as const;
const tipped = { coat: "white", eyes: "emerald", leather: "brick", ears: "silver" } as const;

const aby = {
  ruddy: { coat: "ginger", markings: "seal" },
  blue: { coat: "grey", markings: "slate" },
  chocolate: { coat: "tan", markings: "chocolate" },
  fawn: { coat: "sand", markings: "taupe" },
  lilac: { coat: "lilac", markings: "taupe" },
  silver: { coat: "silver", markings: "charcoal" },
  sorrel: { coat: "red", markings: "mahogany" },
} as const;

/** Traits of each breed that has a picture, by the slug of its name. Varieties follow their breed. */
export const catBreeds: Readonly<Record<string, CatTraits>> = {
  abyssinian: { ...abyssinian, ...aby.ruddy },
  ...listed("abyssinian", abyssinian, aby),
  "american-shorthair": { ...domestic, eye: "round", ...silverTabby },
  balinese: { ...balinese, pattern: "points", markings: "seal" },
  ...pointed("balinese", balinese),
  bengal: { ...bengal, coat: "ginger", markings: "seal" },
  ...listed("bengal", bengal, {
    blue: { coat: "grey", markings: "slate" },
    "brown-spotted": { coat: "ginger", markings: "seal" },
    charcoal: { coat: "taupe", markings: "black" },
    silver: { coat: "silver", markings: "black" },
    "snow-lynx": { coat: "ivory", markings: "taupe", eyes: "blue" },
  }),
  birman: { ...birman, pattern: "points", markings: "seal" },
  ...pointed("birman", birman),
  bombay: { ...burmese, coat: "black", eyes: "copper" },
  "british-longhair": { ...british, coat: "blue", edge: "tufts", isRuffed: true },
  "british-shorthair": { ...british, coat: "blue" },
  ...solid("british-shorthair", british, [
    "black",
    "blue",
    "chocolate",
    "cinnamon",
    "cream",
    "fawn",
    "lilac",
    "red",
    "white",
  ]),
  ...listed("british-shorthair", british, {
    bicolour: { ...blackAndWhite, coat: "blue" },
    colourpointed: { coat: "ivory", pattern: "points", markings: "seal", eyes: "sapphire" },
    "golden-tipped": { ...tipped, coat: "sand", ears: "fawn" },
    "silver-tipped": tipped,
    smoke,
    spotted: { ...silverTabby, pattern: "spotted" },
    tabby: silverTabby,
    tortoiseshell,
  }),
  burmese: { ...burmese, coat: "seal" },
  ...listed("burmese", burmese, {
    blue: { coat: "blue" },
    brown: { coat: "seal" },
    chocolate: { coat: "liver" },
    cream: { coat: "cream" },
    lilac: { coat: "lilac" },
    red: { coat: "ginger" },
    tortie: { ...tortoiseshell, coat: "seal" },
  }),
  chartreux: { ...british, coat: "blue", ear: "upright" },
  "cornish-rex": {
    skull: "long-wedge",
    nose: "long",
    ear: "large",
    eye: "almond",
    eyes: "gold",
    coat: "cream",
    skin: "wavy",
  },
  "devon-rex": { ...devonRex, coat: "silver" },
  "devon-rex-tabby": { ...devonRex, ...brownTabby },
  "egyptian-mau": { ...bengal, ...silverTabby, pattern: "spotted", eyes: "emerald" },
  "exotic-shorthair": { ...exotic, ...redTabby },
  ...solid("exotic-shorthair", exotic, ["black", "blue", "red", "white"]),
  ...listed("exotic-shorthair", exotic, {
    bicolour: blackAndWhite,
    colourpoint: { coat: "ivory", pattern: "points", markings: "seal", eyes: "sapphire" },
    "shaded-silver": tipped,
    tabby: brownTabby,
    tortoiseshell,
  }),
  "havana-brown": { ...russian, coat: "liver" },
  himalayan: { ...persian, coat: "ivory", pattern: "points", markings: "seal", eyes: "sapphire" },
  korat: { ...domestic, coat: "blue", eye: "round", ear: "large" },
  "maine-coon": { ...maineCoon, ...brownTabby },
  ...listed("maine-coon", maineCoon, {
    bicolour: blackAndWhite,
    silver: silverTabby,
    smoke,
    solid: { coat: "black" },
    tabby: brownTabby,
  }),
  "neva-masquerade": { ...siberian, coat: "ivory", pattern: "points", markings: "seal", eyes: "sapphire" },
  "norwegian-forest-cat": { ...forestCat, ...blueTabby, chest: "white", snout: "white" },
  "oriental-shorthair": { ...oriental, coat: "black" },
  ...listed("oriental-shorthair", oriental, {
    blue: { coat: "blue" },
    chestnut: { coat: "liver" },
    cinnamon: { coat: "red" },
    cream: { coat: "cream" },
    ebony: { coat: "black" },
    fawn: { coat: "fawn" },
    lavender: { coat: "lilac" },
    red: { coat: "ginger" },
    smoke,
    tabby: brownTabby,
    tortie: tortoiseshell,
  }),
  persian: { ...persian, coat: "white" },
  ...solid("persian", persian, ["black", "blue", "chocolate", "cream", "lilac", "red", "white"]),
  ...listed("persian", persian, {
    bicolour: blackAndWhite,
    "blue-tortie": { coat: "blue", pattern: "tortie", markings: "cream" },
    chinchilla: tipped,
    colourpoint: { coat: "ivory", pattern: "points", markings: "seal", eyes: "sapphire" },
    golden: { ...tipped, coat: "sand", ears: "fawn" },
    "shaded-silver": { ...tipped, coat: "silver", ears: "grey" },
    smoke,
    tabby: brownTabby,
    tortoiseshell,
  }),
  ragdoll: { ...ragdoll, pattern: "bicolour", coat: "taupe", ears: "seal", body: "ivory", chest: "white" },
  ...listed("ragdoll", ragdoll, {
    bicolour: { pattern: "bicolour", coat: "taupe", ears: "seal", body: "ivory", chest: "white" },
    colourpointed: { pattern: "points", markings: "seal" },
    lynx: { pattern: "lynx-points", markings: "taupe" },
    van: { coat: "white", pattern: "van", markings: "taupe" },
  }),
  "russian-blue": { ...russian, coat: "blue" },
  "russian-black": { ...russian, coat: "black" },
  "russian-white": { ...russian, coat: "white" },
  "scottish-fold": { ...scottishFold, ...blueTabby },
  "scottish-fold-longhair": { ...scottishFold, ...blueTabby, edge: "tufts", isRuffed: true },
  "scottish-straight": { ...british, eyes: "gold", ...blueTabby },
  siamese: { ...siamese, pattern: "points", markings: "seal" },
  ...pointed("siamese", siamese),
  siberian: { ...siberian, ...brownTabby },
  ...listed("siberian", siberian, { smoke, solid: { coat: "black" }, tabby: brownTabby }),
  somali: { ...somali, ...aby.ruddy },
  ...listed("somali", somali, aby),
  sphynx,
  "turkish-angora": {
    skull: "wedge",
    nose: "medium",
    ear: "large",
    eye: "almond",
    eyes: "blue",
    coat: "white",
    edge: "tufts",
    isRuffed: true,
  },
  "turkish-van": {
    ...forestCat,
    ear: "upright",
    coat: "white",
    pattern: "van",
    markings: "ginger",
    eyes: "amber",
  },
};
