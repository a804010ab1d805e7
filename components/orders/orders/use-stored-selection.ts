import { useSyncExternalStore } from "react";
import { brand } from "@/lib/config/brand";
import { isObject } from "@/lib/domain/is-object";
import { createTextStore, parseItems } from "@/store/persistence/text-store";

/** What the actions need of a selected order. */
export interface SelectedOrder {
  readonly id: number;
  readonly number: string;
  readonly invoiceId: number | null;
  readonly isUnpaid: boolean;
}

const keyOf = (owner: number) => `${brand.slug}:selected-orders:${owner}`;
const store = createTextStore("sessionStorage");

/** Orders chosen on any page of the list. They stay chosen in this tab until the visit ends. */
export function useStoredSelection(owner: number) {
  const text = useSyncExternalStore(
    store.subscribe,
    () => store.read(keyOf(owner)),
    () => "",
  );
  const orders = parseItems(text, isSelected);
  const write = (next: readonly SelectedOrder[]) => store.write(keyOf(owner), JSON.stringify(next));
  return {
    orders,
    has: (id: number) => orders.some((order) => order.id === id),
    toggle: (order: SelectedOrder) => {
      const others = orders.filter(({ id }) => id !== order.id);
      write(others.length < orders.length ? others : [...others, order]);
    },
    /** Selects all of them, or none if all are selected. */
    toggleAll: (all: readonly SelectedOrder[]) => {
      const others = orders.filter(({ id }) => !all.some((order) => order.id === id));
      write(orders.length - others.length === all.length ? others : [...others, ...all]);
    },
    clear: () => write([]),
  };
}

const isSelected = (value: unknown): value is SelectedOrder =>
  isObject(value) &&
  typeof value["id"] === "number" &&
  typeof value["number"] === "string" &&
  typeof value["isUnpaid"] === "boolean" &&
  (value["invoiceId"] === null || typeof value["invoiceId"] === "number");
