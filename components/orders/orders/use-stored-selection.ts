import { useSyncExternalStore } from "react";
import { brand } from "@/lib/config/brand";
import { isObject } from "@/lib/domain/is-object";

/** What the actions need of a selected order. */
export interface SelectedOrder {
  readonly id: number;
  readonly number: string;
  readonly invoiceId: number | null;
  readonly isUnpaid: boolean;
}

const keyOf = (owner: number) => `${brand.slug}:selected-orders:${owner}`;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Orders chosen on any page of the list. They stay chosen in this tab until the visit ends. */
export function useStoredSelection(owner: number) {
  const text = useSyncExternalStore(
    subscribe,
    () => read(owner),
    () => "[]",
  );
  const orders = parse(text);
  const write = (next: readonly SelectedOrder[]) => save(owner, next);
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

function read(owner: number): string {
  try {
    return window.sessionStorage.getItem(keyOf(owner)) ?? "[]";
  } catch {
    return "[]";
  }
}

function parse(text: string): readonly SelectedOrder[] {
  try {
    const stored: unknown = JSON.parse(text);
    return Array.isArray(stored) ? stored.filter(isSelected) : [];
  } catch {
    return [];
  }
}

const isSelected = (value: unknown): value is SelectedOrder =>
  isObject(value) &&
  typeof value["id"] === "number" &&
  typeof value["number"] === "string" &&
  typeof value["isUnpaid"] === "boolean" &&
  (value["invoiceId"] === null || typeof value["invoiceId"] === "number");

function save(owner: number, orders: readonly SelectedOrder[]): void {
  try {
    window.sessionStorage.setItem(keyOf(owner), JSON.stringify(orders));
  } catch {
    // Without session storage nothing can be selected over pages.
  }
  for (const listener of listeners) listener();
}
