import { limits } from "@/lib/config/limits";
import { firstOf, parseSearchText, type SearchParams } from "./shop/category-query";
import { formatFrame, parseFrame } from "./community/map-frame";

/** One parameter of the query string. `""` stands for a missing one; invalid values parse to the default. */
interface Field<T> {
  parse(text: string): T;
  format(value: T): string;
}

type Values<F> = { readonly [Key in keyof F]: F[Key] extends Field<infer T> ? T : never };

export type QueryOf<Q extends { readonly parse: (params: SearchParams) => unknown }> = ReturnType<Q["parse"]>;

/** Parses and writes the query string of a list: search, filters and page, in the order of the fields. */
export function listQuery<const F extends Readonly<Record<string, Field<unknown>>>>(fields: F) {
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
  return { parse, href, isFiltered };
}

export const page: Field<number> = {
  parse: (text) => (/^[1-9]\d{0,5}$/.test(text) ? Math.min(Number(text), limits.maxPage) : 1),
  format: (value) => (value > 1 ? String(value) : ""),
};

export const searchText: Field<string> = { parse: parseSearchText, format: (text) => text };

export const flag: Field<boolean> = { parse: (text) => text === "true", format: (is) => (is ? "true" : "") };

/** Undefined for both. */
export const optionalFlag: Field<boolean | undefined> = {
  parse: (text) => (text === "true" ? true : text === "false" ? false : undefined),
  format: (is) => (is === undefined ? "" : String(is)),
};

/** Undefined for all. */
export const oneOf = <V extends string>(values: readonly V[]): Field<V | undefined> => ({
  parse: (text) => values.find((value) => value === text),
  format: (value) => value ?? "",
});

export const oneOfOrDefault = <V extends string>(values: readonly V[], defaultValue: V): Field<V> => ({
  parse: (text) => values.find((value) => value === text) ?? defaultValue,
  format: (value) => (value === defaultValue ? "" : value),
});

export const matching = (pattern: RegExp): Field<string | undefined> => ({
  parse: (text) => (pattern.test(text) ? text : undefined),
  format: (text) => text ?? "",
});

export const countryField: Field<string | undefined> = {
  parse: (text) => matching(/^[A-Z]{2}$/).parse(text.trim().toUpperCase()),
  format: (code) => code ?? "",
};

/** Part of a map; empty for all of it. */
export const mapArea: Field<string> = {
  parse: (text) => {
    const area = parseFrame(text);
    return area ? formatFrame(area) : "";
  },
  format: (area) => area,
};
