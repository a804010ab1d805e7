import { useSyncExternalStore } from "react";
import { createTextStore, parseItems } from "@/store/persistence/text-store";

const store = createTextStore("sessionStorage");

interface StoredSelectionOptions<Item> {
  /** Key of the selection: what is selected, and by whom. */
  readonly key: string;
  readonly isItem: (value: unknown) => value is Item;
}

/** Rows chosen on any page of a list. They stay chosen in this tab until the visit ends. */
export function useStoredSelection<Item extends { readonly id: number }>({
  key,
  isItem,
}: StoredSelectionOptions<Item>) {
  const text = useSyncExternalStore(
    store.subscribe,
    () => store.read(key),
    () => "",
  );
  const items = parseItems(text, isItem);
  const write = (next: readonly Item[]) => store.write(key, JSON.stringify(next));
  return {
    items,
    has: (id: number) => items.some((item) => item.id === id),
    toggle: (item: Item) => {
      const others = items.filter(({ id }) => id !== item.id);
      write(others.length < items.length ? others : [...others, item]);
    },
    /** Selects all of them, or none if all are selected. */
    toggleAll: (all: readonly Item[]) => {
      const others = items.filter(({ id }) => !all.some((item) => item.id === id));
      write(items.length - others.length === all.length ? others : [...others, ...all]);
    },
    clear: () => write([]),
  };
}
