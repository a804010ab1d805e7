import type delivery from "@/messages/en/orders/delivery.json";

/** Where samples are tested: the country of the seller's address (`seller.ts`). */
export const labCountry = "AU";

/** For the customs form. The content page has the same words. */
export const customsText =
  "Dried cheek swabs of dog (or cat), for DNA testing. Not infectious. No commercial value.";

/** What a fact is taken from, as a reader can check it. Own facts stand on a page of the shop. */
export const shippingSources = {
  own: { name: undefined, href: "/how-to-take-dna-sample" },
  posting: { name: undefined, href: "/resources/international-shipping" },
  statement: { name: undefined, href: "/resources/forms" },
  upu: {
    name: "Universal Postal Union, customs declarations CN 22 and CN 23",
    href: "https://www.upu.int",
  },
  un: {
    name: "UN Model Regulations, 2.6.3.2.3: exempt animal specimens",
    href: "https://unece.org/transport/dangerous-goods",
  },
  bicon: {
    name: "Australian biosecurity import conditions (BICON)",
    href: "https://bicon.agriculture.gov.au",
  },
  aphis: {
    name: "USDA APHIS, Guideline 1102: feline and canine material",
    href: "https://www.aphis.usda.gov",
  },
} as const;

export type ShippingSource = keyof typeof shippingSources;

/** Where a fact applies: everywhere, at home in the lab's country, abroad, or in one country instead of the rest abroad. */
type Place = "everywhere" | "home" | "abroad" | "abroadButUS" | "US";

interface Fact<Name> {
  readonly name: Name;
  readonly source: ShippingSource;
  readonly place: Place;
}

type NeededFact = Fact<keyof typeof delivery.needed>;
type RefusedFact = Fact<keyof typeof delivery.refused>;
type TimeFact = Fact<keyof typeof delivery.time>;

const needed: readonly NeededFact[] = [
  { name: "dry", source: "own", place: "everywhere" },
  { name: "noCustoms", source: "upu", place: "home" },
  { name: "customs", source: "upu", place: "abroad" },
  { name: "marking", source: "un", place: "abroad" },
  { name: "statement", source: "statement", place: "abroadButUS" },
  { name: "statementUS", source: "aphis", place: "US" },
  { name: "permit", source: "bicon", place: "abroad" },
  { name: "tracked", source: "posting", place: "everywhere" },
];

const refused: readonly RefusedFact[] = [
  { name: "damp", source: "own", place: "everywhere" },
  { name: "otherMaterial", source: "statement", place: "abroad" },
  { name: "infectious", source: "un", place: "everywhere" },
  { name: "prepaid", source: "posting", place: "everywhere" },
];

const time: readonly TimeFact[] = [
  { name: "abroad", source: "posting", place: "abroad" },
  { name: "lab", source: "posting", place: "everywhere" },
];

const applies = (place: Place, country: string) =>
  place === "everywhere" ||
  place === country ||
  (country === labCountry
    ? place === "home"
    : place === "abroad" || (place === "abroadButUS" && country !== "US"));

const inCountry = <Name>(facts: readonly Fact<Name>[], country: string) =>
  facts.filter(({ place }) => applies(place, country));

/** What is needed to post a sample from a country, what must not be in it, and how long it takes. */
export const shippingFacts = (country: string) => ({
  needed: inCountry(needed, country),
  refused: inCountry(refused, country),
  time: inCountry(time, country),
});

/** What people call countries in a search, besides their names. */
export const countryAliases: Readonly<Record<string, readonly string[]>> = {
  AE: ["UAE"],
  GB: ["UK", "Britain", "England", "Scotland", "Wales"],
  NL: ["Holland"],
  US: ["USA", "America"],
};
