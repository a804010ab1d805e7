import type { ProductSort } from "@/lib/config/shop/catalogue";
import { categoriesOfType, testTypes } from "@/lib/config/shop/categories";
import type { Query, Response } from "@/lib/contract/calls";
import { parseResponse } from "@/lib/contract/parse";
import { product } from "@/lib/contract/shop/public/products.shapes";
import { isObject } from "@/lib/domain/is-object";
import type { Context, Handlers } from "./handler";
import { type MedusaProduct, productList, productResponse } from "./medusa-shapes";
import { currencyOf, wireAmount } from "./money";
import { notFound } from "./refusal";
import { findMarket, type Market } from "./regions";

type Product = Response<"products.get">;

/** What Medusa does not know of a product, in `metadata.tailmark`, with names and rules of the contract. */
const factsShape = product.pick([
  "id",
  "species",
  "kind",
  "typeId",
  "categoryId",
  "bodySystem",
  "audiences",
  "sample",
  "turnaroundDays",
  "tests",
  "fulfilment",
]);

/** Those that a product need not name. */
const usualFacts = {
  bodySystem: null,
  audiences: ["breeder", "owner"],
  sample: "swab",
  turnaroundDays: null,
  tests: [],
  fulfilment: {
    kits: 1,
    isTestIncluded: true,
    sample: "swab",
    usesStoredSample: false,
    deliverable: "report",
  },
};

/** Undefined if the product is not one of ours, or its facts are wrong. */
export function readFacts(metadata: unknown) {
  const own = isObject(metadata) ? metadata["tailmark"] : undefined;
  const facts = parseResponse(factsShape, { ...usualFacts, ...(isObject(own) ? own : {}) });
  return facts.ok ? facts.value : undefined;
}

/** A product that is for sale: its first variant with a price. */
export interface Sold {
  readonly medusaId: string;
  readonly variantId: string;
  readonly createdAt: string;
  readonly product: Product;
}

const priceQuery = (market: Market) => ({
  region_id: market.region.id,
  country_code: market.country,
  fields: "*variants.calculated_price,+metadata",
});

/** Medusa cannot search by our ids and facts: each call reads the whole catalogue, 100 products at a time. */
export async function readCatalogue(context: Context, market?: Market): Promise<readonly Sold[]> {
  const query = { ...priceQuery(market ?? (await findMarket(context))), limit: 100 };
  const found: MedusaProduct[] = [];
  for (;;) {
    const request = { path: "/store/products", query: { ...query, offset: found.length } } as const;
    const { products, count } = await context.medusa.send(request, productList);
    found.push(...products);
    if (products.length === 0 || found.length >= count) return found.flatMap((one) => toSold(context, one));
  }
}

function toSold({ log }: Context, medusa: MedusaProduct): Sold[] {
  const facts = readFacts(medusa.metadata);
  const variant = medusa.variants.find(
    ({ calculated_price: price }) => price && price.calculated_amount !== null,
  );
  if (facts === undefined || !variant?.calculated_price) {
    log.warn({ product: medusa.id }, "left out: no price here, or no complete metadata.tailmark");
    return [];
  }
  const price = variant.calculated_price;
  const amount = price.calculated_amount_with_tax ?? price.calculated_amount ?? 0;
  const sold: Product = {
    ...facts,
    ...missingInMedusa,
    name: medusa.title,
    summary: medusa.subtitle ?? "",
    description: medusa.description ?? "",
    categoryName: medusa.type?.value ?? "",
    price: { amount: wireAmount(amount), currency: currencyOf(price.currency_code) },
    testCount: facts.tests.length,
    resultDays: facts.turnaroundDays,
  };
  return [{ medusaId: medusa.id, variantId: variant.id, createdAt: medusa.created_at, product: sold }];
}

/** Fields of a product that neither Medusa nor this example has. */
const missingInMedusa = {
  language: "en",
  names: undefined,
  breedId: null,
  isAnimalRequired: false,
  hasUpgradeOption: false,
  each: null,
  packSize: 1,
  breeds: [],
  isForAllBreeds: true,
  singly: null,
  bundles: [],
  related: [],
  parentage: null,
  sizes: [],
  delivery: null,
} satisfies Partial<Product>;

type Filter = Omit<Query<"products.facets">, "breed_search">;

/** Products are for all breeds, so the filter by breed leaves all of them. */
const filters: Readonly<Record<string, (product: Product, filter: Filter) => boolean>> = {
  search: ({ name, summary }, { search }) => {
    const text = `${name} ${summary}`.toLowerCase();
    return search
      .toLowerCase()
      .split(/\s+/)
      .every((word) => text.includes(word));
  },
  species: (one, { species }) => !species || one.species === species,
  categories: ({ categoryId }, { category_ids: ids }) => !ids || ids.split(",").includes(String(categoryId)),
  types: (one, { types }) => !types || types.split(",").some((type) => isOfType(one, type)),
  audience: ({ audiences }, { user_type: type }) => !type || audiences.includes(type),
  single: ({ tests }, { is_single: isSingle }) => !isSingle || tests.length === 1,
};

const isOfType = ({ categoryId }: Product, type: string): boolean =>
  testTypes.some((known) => known === type && categoriesOfType(known).includes(categoryId));

const matches = (one: Product, filter: Filter, except?: string): boolean =>
  Object.entries(filters).every(([name, isMatch]) => name === except || isMatch(one, filter));

const byName = (a: Sold, b: Sold) => a.product.name.localeCompare(b.product.name);
const byPrice = (a: Sold, b: Sold) => Number(a.product.price.amount) - Number(b.product.price.amount);
const orders: Readonly<Record<ProductSort, (a: Sold, b: Sold) => number>> = {
  name: byName,
  "-name": (a, b) => byName(b, a),
  price: byPrice,
  "-price": (a, b) => byPrice(b, a),
  created_at: (a, b) => b.createdAt.localeCompare(a.createdAt),
};

type ProductCall = "products.list" | "products.facets" | "products.get";

export const productHandlers: Handlers<ProductCall> = {
  "products.list": async (context, { query: { page, size, sort, isDetails, ...filter } }) => {
    const found = (await readCatalogue(context)).filter((one) => matches(one.product, filter));
    const sorted = sort ? found.toSorted(orders[sort]) : found;
    const end = page * size;
    return {
      results: sorted.slice(end - size, end).map(({ product: { id, name, species, ...details } }) => {
        const listed = { id, name, species, language: details.language };
        return { ...listed, details: isDetails ? details : undefined };
      }),
      count: found.length,
      next: end < found.length ? page + 1 : null,
      previous: page > 1 ? page - 1 : null,
    };
  },
  "products.facets": async (context, { query }) => {
    const all = (await readCatalogue(context)).map((one) => one.product);
    const typed = all.filter((one) => matches(one, query, "types"));
    const bySpecies = all.filter((one) => matches(one, query, "species"));
    const ofType = (type: string) => typed.filter((one) => isOfType(one, type)).length;
    const ofSpecies = (species: string) => bySpecies.filter((one) => one.species === species).length;
    return {
      types: {
        "full-breed-profile": ofType("full-breed-profile"),
        disease: ofType("disease"),
        trait: ofType("trait"),
        "dna-profile": ofType("dna-profile"),
      },
      species: { any: bySpecies.length, canine: ofSpecies("canine"), feline: ofSpecies("feline") },
      breeds: [],
    };
  },
  "products.get": async (context, { params: { id } }) => {
    const market = await findMarket(context);
    const known = (await readCatalogue(context, market)).find((one) => one.product.id === id);
    if (known === undefined) return notFound();
    const path = `/store/products/${encodeURIComponent(known.medusaId)}` as const;
    const { product: current } = await context.medusa.send(
      { path, query: priceQuery(market) },
      productResponse,
    );
    return toSold(context, current)[0]?.product ?? notFound();
  },
};
