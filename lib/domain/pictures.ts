import type { ProductKind } from "./product-kind";
import type { SpeciesName } from "./species";

export const coatKinds = ["short", "long", "curly", "wire"] as const;
export type CoatKind = (typeof coatKinds)[number];

export const coatColours = ["black", "chocolate", "red", "gold", "cream", "white", "blue", "fawn"] as const;
export type CoatColour = (typeof coatColours)[number];

export interface Coat {
  readonly kind: CoatKind;
  readonly colour: CoatColour;
}

/** Number of product illustrations per species. */
export const productPictures = 10;

/** What a buyer gets, as drawn on product pages. */
export const boughtPictures = [
  "kit",
  "pack",
  "tubes",
  "report",
  "tag",
  "certificate",
  "portrait",
  "membership",
  "parcel",
] as const;

export type BoughtPicture = (typeof boughtPictures)[number];

const boughtPictureOfKind: Readonly<Record<ProductKind, BoughtPicture>> = {
  ...{ kit: "kit", pack: "pack", tubes: "tubes", stored: "report", goods: "parcel" },
  ...{ certificate: "certificate", portrait: "portrait", membership: "membership" },
  "collar-tag": "tag",
  "health-watch": "report",
};

type ProductSpecies = SpeciesName | "both";

/** Paths of the illustrations, which `npm run pictures` generates. */
export const pictures = {
  kit: "/pictures/kit.svg",
  /** What a buyer gets. */
  bought: (kind: ProductKind) => boughtPicture(boughtPictureOfKind[kind]),
  step: (step: Step) => `/pictures/steps/${step}.svg`,
  pet: (species: SpeciesName, { kind, colour }: Coat) => `/pictures/pets/${species}-${kind}-${colour}.svg`,
  flag: (country: string) => `/pictures/flags/${country}.svg`,
  /** Stable for a product, and rarely the same for its neighbours. */
  product: ({ id, species }: { readonly id: number; readonly species: SpeciesName | null }) =>
    productPicture(species ?? "both", id % productPictures),
} as const;

export const boughtPicture = (picture: BoughtPicture) =>
  picture === "kit" ? "/pictures/kit.svg" : `/pictures/bought/${picture}.svg`;

export const productPicture = (species: ProductSpecies, number: number) =>
  `/pictures/products/${species}-${number}.svg`;

export const steps = ["order", "swab", "post", "read"] as const;
export type Step = (typeof steps)[number];

/** The coat of an illustration by its number; all kinds and colours occur. */
export function coatByIndex(number: number): Coat {
  return {
    kind: coatKinds[number % coatKinds.length] ?? "short",
    colour: coatColours[(number * 5) % coatColours.length] ?? "gold",
  };
}
