import { useSyncExternalStore } from "react";
import { brand } from "@/lib/config/brand";
import { limits } from "@/lib/config/limits";
import { isObject } from "@/lib/domain/is-object";
import { isSameName } from "@/lib/domain/same-name";
import { createTextStore, parseItems } from "@/store/persistence/text-store";

export interface SavedFilter {
  readonly name: string;
  /** The query of the list: `?species=canine`. */
  readonly search: string;
}

const store = createTextStore("localStorage");

const keyOf = (owner: number) => `${brand.slug}:1:animal-filters:${owner}`;

const isFilter = (value: unknown): value is SavedFilter =>
  isObject(value) &&
  typeof value["name"] === "string" &&
  typeof value["search"] === "string" &&
  value["search"].startsWith("?");

/** Filters that a user has named in this browser. */
export function useSavedFilters(owner: number) {
  const text = useSyncExternalStore(
    store.subscribe,
    () => store.read(keyOf(owner)),
    () => "",
  );
  const filters = parseItems(text, isFilter);
  const write = (next: readonly SavedFilter[]) => store.write(keyOf(owner), JSON.stringify(next));
  return {
    filters,
    isFull: filters.length >= limits.savedFilters,
    /** A filter of the same name is replaced. */
    save: (filter: SavedFilter) =>
      write([...filters.filter(({ name }) => !isSameName(name, filter.name)), filter]),
    rename: (search: string, name: string) =>
      write(filters.map((filter) => (filter.search === search ? { ...filter, name } : filter))),
    remove: (search: string) => write(filters.filter((filter) => filter.search !== search)),
    /** After a removal: as they were. */
    restore: write,
  };
}
