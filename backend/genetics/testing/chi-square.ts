export interface ChiSquare {
  readonly statistic: number;
  readonly freedom: number;
  readonly p: number;
}

/** Compares how often each outcome was drawn with its expected share. An outcome without a share has p = 0. */
export function chiSquareOf(drawn: readonly string[], shares: Readonly<Record<string, number>>): ChiSquare {
  const counts = new Map<string, number>();
  for (const outcome of drawn) counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  const freedom = Object.keys(shares).length - 1;
  if ([...counts.keys()].some((outcome) => shares[outcome] === undefined))
    return { statistic: Infinity, freedom, p: 0 };
  const statistic = Object.entries(shares).reduce((sum, [outcome, share]) => {
    const expected = share * drawn.length;
    return sum + ((counts.get(outcome) ?? 0) - expected) ** 2 / expected;
  }, 0);
  return { statistic, freedom, p: upperTail(statistic, freedom) };
}

/** Independent comparisons as one. */
export function addChiSquares(parts: readonly ChiSquare[]): ChiSquare {
  const statistic = parts.reduce((sum, part) => sum + part.statistic, 0);
  const freedom = parts.reduce((sum, part) => sum + part.freedom, 0);
  return { statistic, freedom, p: Number.isFinite(statistic) ? upperTail(statistic, freedom) : 0 };
}

/**
 * Chance of a statistic at least this large: Q(freedom / 2, statistic / 2) by the recurrence
 * Q(a + 1, x) = Q(a, x) + x^a e^-x / Gamma(a + 1), from Q(1/2, x) = erfc(sqrt x) or Q(1, x) = e^-x.
 */
function upperTail(statistic: number, freedom: number): number {
  if (freedom === 0) return 1;
  const x = statistic / 2;
  const isOdd = freedom % 2 === 1;
  let a = isOdd ? 0.5 : 1;
  let q = isOdd ? erfc(Math.sqrt(x)) : Math.exp(-x);
  let term = isOdd ? (Math.sqrt(x) * Math.exp(-x) * 2) / Math.sqrt(Math.PI) : x * Math.exp(-x);
  for (; a < freedom / 2; a++) {
    q += term;
    term *= x / (a + 1);
  }
  return q;
}

/** Abramowitz and Stegun 7.1.26, accurate to 1.5e-7. */
function erfc(x: number): number {
  const t = 1 / (1 + 0.3275911 * x);
  const sum = [1.061405429, -1.453152027, 1.421413741, -0.284496736, 0.254829592].reduce(
    (total, factor) => (total + factor) * t,
    0,
  );
  return sum * Math.exp(-x * x);
}
