import { productTypes } from "@/lib/config/product-types";

interface Bought {
  readonly typeId: number;
  readonly quantity: number;
}

interface Sold {
  readonly lines: readonly Bought[];
  /** Whatever makes the price another one this time than it will be next year. */
  readonly extras: readonly number[];
}

/** A provider that renews takes the same every year: so it is one such thing, once, at its own price. */
export function canRenew({ lines, extras }: Sold): boolean {
  const [line, ...more] = lines;
  const isAlone = line !== undefined && more.length === 0 && line.quantity === 1;
  return isAlone && line.typeId === productTypes.subscription && extras.every((extra) => extra === 0);
}
