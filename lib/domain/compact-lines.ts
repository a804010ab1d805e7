import { productTypes } from "@/lib/config/product-types";
import { toWireAmount } from "./money";

interface CartItem {
  readonly id: number;
  readonly quantity: number;
  readonly amount: string;
  readonly product: { readonly id: number; readonly typeId: number };
  readonly hasUpgradeOption: boolean;
}

/** Items of a cart that are shown as one. */
export interface CompactLine<Item extends CartItem> {
  /** The one that a new quantity acts on: the newest. */
  readonly newest: Item;
  readonly items: readonly Item[];
  readonly quantity: number;
  readonly amount: string;
}

/** Items of the same product in one line, unless they can be upgraded each by itself; shipping is none of them. */
export function compactLines<Item extends CartItem>(items: readonly Item[]): readonly CompactLine<Item>[] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    if (isShipping(item)) continue;
    const key = item.hasUpgradeOption ? `item ${item.id}` : `product ${item.product.id}`;
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return [...groups.values()].map(lineOf);
}

export function isShipping({ product }: Pick<CartItem, "product">): boolean {
  return product.typeId === productTypes.shippingMethod;
}

function lineOf<Item extends CartItem>(items: readonly Item[]): CompactLine<Item> {
  return {
    newest: items.reduce((newest, item) => (item.id > newest.id ? item : newest)),
    items,
    quantity: items.reduce((sum, { quantity }) => sum + quantity, 0),
    amount: toWireAmount(items.reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0)),
  };
}
