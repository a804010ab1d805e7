import { tubeFilters } from "@/lib/config/kits/admin-lab";
import { animalSearchFields, sexes } from "@/lib/config/animals/animals";
import { approvalKinds, approvalStates } from "@/lib/config/community/approvals";
import { kitFilters } from "@/lib/config/kits/kits";
import { limits } from "@/lib/config/limits";
import { orderStates, type PaymentFilter, paymentFilters } from "@/lib/config/orders/orders";
import { parentageQueryTypes } from "@/lib/config/animals/parentage";
import { showStates } from "@/lib/config/community/shows";
import { speciesNames } from "./species";
import { firstOf, parseSearchText, type SearchParams } from "./shop/category-query";
import { formatFrame, parseFrame } from "./community/map-frame";

/** One parameter of the query string. `""` stands for a missing one; invalid values parse to the default. */
interface Field<T> {
  parse(text: string): T;
  format(value: T): string;
}

type Values<F> = { readonly [Key in keyof F]: F[Key] extends Field<infer T> ? T : never };

type QueryOf<Q extends { readonly parse: (params: SearchParams) => unknown }> = ReturnType<Q["parse"]>;

/** Parses and writes the query string of a list: search, filters and page, in the order of the fields. */
function listQuery<const F extends Readonly<Record<string, Field<unknown>>>>(fields: F) {
  const list = Object.entries<Field<unknown>>(fields);
  const parse = (params: SearchParams) =>
    // Safe: each field parses its own value.
    Object.fromEntries(list.map(([name, field]) => [name, field.parse(firstOf(params[name]))])) as Values<F>;
  const href = (base: string, query: Partial<Values<F>>) => {
    const pairs = list.map(([name, field]) => [name, name in query ? field.format(query[name]) : ""]);
    const search = new URLSearchParams(pairs.filter(([, text]) => text !== "")).toString();
    return search === "" ? base : `${base}?${search}`;
  };
  /** Whether any field but the page differs from its default. */
  const isFiltered = (query: Values<F>) => href("", { ...query, page: 1 }) !== "";
  /** The page of the query, and the addresses of the others. */
  const pages = (base: string, query: Values<F> & { readonly page: number }) => ({
    page: query.page,
    hrefOf: (number: number) => href(base, { ...query, page: number }),
  });
  return { parse, href, isFiltered, pages };
}

const page: Field<number> = {
  parse: (text) => (/^[1-9]\d{0,5}$/.test(text) ? Math.min(Number(text), limits.maxPage) : 1),
  format: (value) => (value > 1 ? String(value) : ""),
};

const searchText: Field<string> = { parse: parseSearchText, format: (text) => text };

const flag: Field<boolean> = { parse: (text) => text === "true", format: (is) => (is ? "true" : "") };

/** Undefined for both. */
const optionalFlag: Field<boolean | undefined> = {
  parse: (text) => (text === "true" ? true : text === "false" ? false : undefined),
  format: (is) => (is === undefined ? "" : String(is)),
};

/** Undefined for all. */
const oneOf = <V extends string>(values: readonly V[]): Field<V | undefined> => ({
  parse: (text) => values.find((value) => value === text),
  format: (value) => value ?? "",
});

const oneOfOrDefault = <V extends string>(values: readonly V[], defaultValue: V): Field<V> => ({
  parse: (text) => values.find((value) => value === text) ?? defaultValue,
  format: (value) => (value === defaultValue ? "" : value),
});

const matching = (pattern: RegExp): Field<string | undefined> => ({
  parse: (text) => (pattern.test(text) ? text : undefined),
  format: (text) => text ?? "",
});

const countryField: Field<string | undefined> = {
  parse: (text) => matching(/^[A-Z]{2}$/).parse(text.trim().toUpperCase()),
  format: (code) => code ?? "",
};

/** Part of a map; empty for all of it. */
const mapArea: Field<string> = {
  parse: (text) => {
    const area = parseFrame(text);
    return area ? formatFrame(area) : "";
  },
  format: (area) => area,
};

const species = oneOf(speciesNames);

/** The lists of the first admin page: accounts, and the audit log below with pages of its own. */
export const adminQuery = listQuery({ query: searchText, page, audit: page });

/** `query` is a place, postcode or name. */
export const agentQuery = listQuery({
  query: searchText,
  country: countryField,
  species,
  area: mapArea,
  page,
});
export type AgentQuery = QueryOf<typeof agentQuery>;

export const animalsQuery = listQuery({
  query: searchText,
  query_type: oneOfOrDefault(animalSearchFields, "all"),
  gender: oneOf(sexes),
  species,
});
export type AnimalsQuery = QueryOf<typeof animalsQuery>;

/** The searched field alone does not filter: it needs a search text. */
export const hasAnimalFilters = (query: AnimalsQuery) =>
  animalsQuery.isFiltered({ ...query, query_type: "all" });

export const approvalsQuery = listQuery({ kind: oneOf(approvalKinds), state: oneOf(approvalStates), page });

/** `breed` is a full or partial name. The list does not depend on the area of the map. */
export const breederQuery = listQuery({
  breed: searchText,
  species,
  country: countryField,
  area: mapArea,
  page,
});
export type BreederQuery = QueryOf<typeof breederQuery>;

export const contactQuery = listQuery({ isAnswered: flag, page });

export const factSheetQuery = listQuery({ search: searchText, breed: searchText, species, page });
export type FactSheetQuery = QueryOf<typeof factSheetQuery>;

export const jobsQuery = listQuery({ queue: matching(/^[a-z][a-z-]{0,48}$/), page });

export const kitsQuery = listQuery({ filter: oneOfOrDefault(kitFilters, "unused"), page });
export type KitsQuery = QueryOf<typeof kitsQuery>;

export const ordersQuery = listQuery({ paid: optionalFlag, page });
export type OrdersQuery = QueryOf<typeof ordersQuery>;

/** `toPost`: only orders that wait to be posted. */
export const adminOrdersQuery = listQuery({
  toPost: flag,
  search: searchText,
  state: oneOf(orderStates.filter((state) => state !== "draft")),
  page,
});
export type AdminOrdersQuery = QueryOf<typeof adminOrdersQuery>;

export const parentageQuery = listQuery({
  species,
  queryType: oneOfOrDefault(parentageQueryTypes, "all"),
  query: searchText,
  page,
});
export type ParentageQuery = QueryOf<typeof parentageQuery>;

/** The default is what needs attention. Undefined for all payments. */
const paymentFilter = {
  parse: (text: string): PaymentFilter | undefined =>
    text === "all" ? undefined : oneOfOrDefault(paymentFilters, "attention").parse(text),
  format: (filter: PaymentFilter | undefined) => filter ?? "all",
};

export const paymentsQuery = listQuery({ search: searchText, filter: paymentFilter, page });

export const profilesQuery = listQuery({ query: searchText, page });
export type ProfilesQuery = QueryOf<typeof profilesQuery>;

export const showsQuery = listQuery({ state: oneOf(showStates), page });

/** Ids, barcodes or typed results of a parent; empty without a choice. */
const parent = {
  parse: (text: string) =>
    text.length <= limits.geneticResultLength ? text.replaceAll("\0", "").trim() : "",
  format: (text: string) => text,
};

export const strategyQuery = listQuery({
  species: oneOfOrDefault(speciesNames, "canine"),
  dam: parent,
  sire: parent,
});
export type StrategyQuery = QueryOf<typeof strategyQuery>;

export const tubesQuery = listQuery({ filter: oneOfOrDefault(tubeFilters, "working"), page });

export const problemsQuery = listQuery({ isSolved: flag, page });
