import { exampleOf } from "@/lib/contract/openapi/examples";
import { categoryIds } from "@/lib/config/shop/categories";
import { productTypes } from "@/lib/config/shop/product-types";

export interface Region {
  readonly id: string;
  readonly name: string;
  readonly currency_code: string;
  readonly automatic_taxes: boolean;
  readonly countries: readonly {
    readonly iso_2: string;
    readonly iso_3: string;
    readonly num_code: string;
    readonly name: string;
    readonly display_name: string;
  }[];
}

const country = (iso_2: string, iso_3: string, num_code: string, display_name: string) => ({
  ...{ iso_2, iso_3, num_code, display_name },
  name: display_name.toUpperCase(),
});

/** Australia includes the tax in its prices, Europe adds it. */
export const regions: readonly Region[] = [
  {
    id: "reg_01JARAAUSTRALIA0000000000A",
    name: "Australia",
    currency_code: "aud",
    automatic_taxes: true,
    countries: [country("au", "aus", "036", "Australia")],
  },
  {
    id: "reg_01JARAEUROPE000000000000B",
    name: "Europe",
    currency_code: "eur",
    automatic_taxes: true,
    countries: [country("de", "deu", "276", "Germany"), country("fr", "fra", "250", "France")],
  },
];

export const isTaxInclusive = (currencyCode: string) => currencyCode === "aud";

/** Percent. */
export const taxRates: Readonly<Record<string, number>> = { au: 10, de: 19, fr: 20 };

export interface Product {
  readonly id: string;
  readonly variantId: string;
  readonly title: string;
  readonly subtitle: string;
  readonly type: string;
  /** By currency. */
  readonly prices: Readonly<Record<string, number>>;
  readonly metadata: Readonly<Record<string, unknown>>;
}

const { tests } = exampleOf("products.get").response as { tests: readonly unknown[] };

export const products: readonly Product[] = [
  {
    id: "prod_01JARAPROFILE0000000000001",
    variantId: "variant_01JARAPROFILE00000000001",
    title: "Medusa Full Profile for dogs",
    subtitle: "Everything we test in dogs, from one swab.",
    type: "Full breed profiles",
    prices: { aud: 199, eur: 119.5 },
    metadata: {
      tailmark: {
        ...{ id: 7001, species: "canine", typeId: productTypes.disease },
        ...{ categoryId: categoryIds.canine.fullBreed, turnaroundDays: { min: 10, max: 15 }, tests },
      },
    },
  },
  {
    id: "prod_01JARAKIDNEY00000000000002",
    variantId: "variant_01JARAKIDNEY000000000002",
    title: "Medusa Kidney Test for cats",
    subtitle: "One test of the kidneys.",
    type: "Disease tests",
    prices: { aud: 89.95, eur: 54 },
    metadata: {
      tailmark: {
        ...{ id: 7002, species: "feline", typeId: productTypes.disease },
        ...{ categoryId: categoryIds.feline.disease, tests: tests.slice(0, 1) },
      },
    },
  },
  {
    id: "prod_01JARACOAT0000000000000003",
    variantId: "variant_01JARACOAT00000000000003",
    title: "Medusa Coat Test for dogs",
    subtitle: "Colours of the coat.",
    type: "Trait tests",
    prices: { aud: 59, eur: 35 },
    metadata: {
      tailmark: {
        ...{ id: 7003, species: "canine", typeId: productTypes.trait },
        categoryId: categoryIds.canine.trait,
      },
    },
  },
  {
    id: "prod_01JARASWABS000000000000004",
    variantId: "variant_01JARASWABS0000000000004",
    title: "Medusa Swabs",
    subtitle: "Sold in Australia only.",
    type: "Supplies",
    prices: { aud: 12.5 },
    metadata: {
      tailmark: {
        ...{ id: 7004, species: null, typeId: productTypes.shippable, kind: "goods" },
        categoryId: categoryIds.canine.supplies,
      },
    },
  },
];

export interface ShippingOption {
  readonly id: string;
  readonly name: string;
  readonly currency_code: string;
  readonly amount: number;
  readonly data: Readonly<Record<string, unknown>>;
}

export const shippingOptions: readonly ShippingOption[] = [
  {
    id: "so_01JARAEXPRESS000000000000A",
    name: "Express",
    currency_code: "aud",
    amount: 16.95,
    data: { minDays: 1, maxDays: 2 },
  },
  {
    id: "so_01JARASTANDARD00000000000A",
    name: "Standard",
    currency_code: "aud",
    amount: 9.95,
    data: { minDays: 2, maxDays: 5 },
  },
  {
    id: "so_01JARASTANDARD00000000000B",
    name: "European post",
    currency_code: "eur",
    amount: 6.25,
    data: {},
  },
];
