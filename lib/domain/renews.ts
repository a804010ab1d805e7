/** Sold for a year: the breeder membership, and watching one pet's results. */
export const yearlyTypeId = 6;

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
  return isAlone && line.typeId === yearlyTypeId && extras.every((extra) => extra === 0);
}
