/** An exact share, always in lowest terms. */
export interface Fraction {
  readonly top: bigint;
  readonly bottom: bigint;
}

export const zero: Fraction = { top: 0n, bottom: 1n };
export const one: Fraction = { top: 1n, bottom: 1n };

export function fraction(top: bigint, bottom: bigint): Fraction {
  const divisor = greatestCommonDivisor(top, bottom);
  return { top: top / divisor, bottom: bottom / divisor };
}

export const add = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom);

export const subtract = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.top * b.bottom - b.top * a.bottom, a.bottom * b.bottom);

export const multiply = (a: Fraction, b: Fraction): Fraction => fraction(a.top * b.top, a.bottom * b.bottom);

export const divide = (a: Fraction, b: Fraction): Fraction => fraction(a.top * b.bottom, a.bottom * b.top);

/** Negative, zero or positive, as sorting functions expect. */
export function compare(a: Fraction, b: Fraction): number {
  const difference = a.top * b.bottom - b.top * a.bottom;
  return difference < 0n ? -1 : Number(difference > 0n);
}

/** Such as "3/8"; whole numbers as "1". */
export const formatFraction = ({ top, bottom }: Fraction): string =>
  bottom === 1n ? String(top) : `${top}/${bottom}`;

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  return b === 0n ? (a === 0n ? 1n : a) : greatestCommonDivisor(b, a % b);
}
