import { toWireAmount } from "@/lib/domain/money";
import { isShipping } from "./is-shipping";

interface CartItem {
  readonly id: number;
  readonly quantity: number;
  readonly amount: string;
  readonly product: { readonly id: number; readonly typeId: number };
  readonly hasUpgradeOption: boolean;
  readonly metaData: { readonly animalId: number | null };
  readonly patientReference: string | null;
  readonly note: string | null;
}

/** Cart items displayed as one line. */
export interface CompactLine<Item extends CartItem> {
  /** The newest item; quantity changes apply to it. */
  readonly newest: Item;
  readonly items: readonly Item[];
  readonly quantity: number;
  readonly amount: string;
}

/** Groups items of one product and animal or patient, except upgrades and items with a note. Leaves out shipping. */
export function compactLines<Item extends CartItem>(items: readonly Item[]): readonly CompactLine<Item>[] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    if (isShipping(item)) continue;
    const key = item.hasUpgradeOption || item.note ? `item ${item.id}` : groupOf(item);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return [...groups.values()].map(lineOf);
}

const groupOf = ({ product, metaData, patientReference }: CartItem) =>
  `product ${product.id} ${metaData.animalId ?? "none"} ${patientReference ?? ""}`;

function lineOf<Item extends CartItem>(items: readonly Item[]): CompactLine<Item> {
  return {
    newest: items.reduce((newest, item) => (item.id > newest.id ? item : newest)),
    items,
    quantity: items.reduce((sum, { quantity }) => sum + quantity, 0),
    amount: toWireAmount(items.reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0)),
  };
}
