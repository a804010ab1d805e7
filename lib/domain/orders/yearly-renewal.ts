import { productTypes } from "@/lib/config/shop/product-types";

interface OrderedLine {
  readonly typeId: number;
  readonly quantity: number;
}

interface RenewableOrder {
  readonly lines: readonly OrderedLine[];
  /** Amounts that make this year's price differ from next year's. */
  readonly extras: readonly number[];
}

/** Providers renew at the same price every year: so only a single subscription product at its list price qualifies. */
export function canRenew({ lines, extras }: RenewableOrder): boolean {
  const [line, ...more] = lines;
  const isSingle = line !== undefined && more.length === 0 && line.quantity === 1;
  return isSingle && line.typeId === productTypes.subscription && extras.every((extra) => extra === 0);
}
