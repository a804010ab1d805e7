import { motifOf, type PicturedProduct, type ProductMotif } from "./product-motif";
import type { ProductKind } from "./product-kind";
import type { SpeciesName } from "@/lib/domain/species";

export const coatKinds = ["short", "long", "curly", "wire"] as const;
export type CoatKind = (typeof coatKinds)[number];

export const coatColours = ["black", "chocolate", "red", "gold", "cream", "white", "blue", "fawn"] as const;
export type CoatColour = (typeof coatColours)[number];

export interface Coat {
  readonly kind: CoatKind;
  readonly colour: CoatColour;
}

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
  kit: "kit",
  pack: "pack",
  tubes: "tubes",
  stored: "report",
  goods: "parcel",
  certificate: "certificate",
  portrait: "portrait",
  membership: "membership",
  "collar-tag": "tag",
  "health-watch": "report",
};

/** Paths of the illustrations, which `npm run pictures` generates. */
export const pictures = {
  brandMark: "/pictures/brand-mark.svg",
  kit: "/pictures/kit.svg",
  /** What a buyer gets. */
  bought: (kind: ProductKind) => boughtPicture(boughtPictureOfKind[kind]),
  step: (step: Step) => `/pictures/steps/${step}.svg`,
  pet: (species: SpeciesName, { kind, colour }: Coat) => `/pictures/pets/${species}-${kind}-${colour}.svg`,
  /** For lists. */
  product: ({ kind, ...product }: { readonly kind: ProductKind } & PicturedProduct) =>
    productPicture(boughtPictureOfKind[kind], motifOf(product)),
} as const;

/** Logos for journalists, also as PNG. */
export const pressLogos = ["logo", "logo-white", "mark"] as const;
export type PressLogo = (typeof pressLogos)[number];

export const pressLogoPath = (logo: PressLogo) => `/pictures/press/${logo}.svg`;

export const boughtPicture = (picture: BoughtPicture) =>
  picture === "kit" ? "/pictures/kit.svg" : `/pictures/bought/${picture}.svg`;

/** What is bought for a test shows what the test is about. */
export const motifPictures = ["kit", "pack", "report"] as const satisfies readonly BoughtPicture[];

/** The organ or trait alone. */
export const motifPicture = (motif: ProductMotif) => `/pictures/motifs/${motif}.svg`;

const hasMotif = (item: BoughtPicture) => motifPictures.some((known) => known === item);

export const productPicture = (item: BoughtPicture, motif: ProductMotif = "helix") =>
  `/pictures/products/${hasMotif(item) ? `${item}-${motif}` : item}.svg`;

/** Breeds on cards that lead to the breeds of a species. */
export const sceneBreeds = {
  canine: ["labrador-retriever", "border-collie", "cavalier-king-charles-spaniel-blenheim"],
  feline: ["maine-coon", "siamese", "british-shorthair"],
} as const satisfies Readonly<Record<SpeciesName, readonly string[]>>;

export interface Scene {
  readonly species: SpeciesName;
  readonly number: number;
}

export const scenePicture = (species: SpeciesName, number: number) =>
  `/pictures/scenes/${species}-${number}.svg`;

/** Scenes at the top of home, landing pages and some content pages. */
export const landings = ["home", "breeder", "owner", "vet", "contact", "forms", "show", "guides"] as const;
export type Landing = (typeof landings)[number];

export const isLanding = (name: string): name is Landing => landings.some((known) => known === name);

export const landingPicture = (landing: Landing) => `/pictures/landing/${landing}.svg`;

/** Of a file in `public/forms/`. */
export const formPicture = (file: string) => `/pictures/forms/${file.replace(/\.pdf$/, "")}.svg`;

export const steps = ["order", "swab", "post", "read"] as const;
export type Step = (typeof steps)[number];
