export interface Comparison {
  /** How often a value of the first sample is greater than one of the second, a draw being half. */
  readonly u: number;
  /** Two-sided p-value. */
  readonly p: number;
}

/** Mann-Whitney's U test by the normal approximation, corrected for ties and for continuity. */
export function mannWhitney(first: readonly number[], second: readonly number[]): Comparison {
  const [m, n] = [first.length, second.length];
  if (m === 0 || n === 0) throw new Error("A sample is empty.");
  const { ranks, tieTerm } = rankAll([...first, ...second]);
  const u = ranks.slice(0, m).reduce((sum, rank) => sum + rank, 0) - (m * (m + 1)) / 2;
  const total = m + n;
  const variance = ((m * n) / 12) * (total + 1 - tieTerm / (total * (total - 1)));
  // All values are equal: no difference.
  if (variance <= 0) return { u, p: 1 };
  const z = Math.max(0, Math.abs(u - (m * n) / 2) - 0.5) / Math.sqrt(variance);
  return { u, p: Math.min(1, 2 * upperTail(z)) };
}

/** Equal values share the middle of their places; the tie term is the sum of t³ − t over each such group. */
function rankAll(values: readonly number[]) {
  const order = values.map((value, at) => ({ value, at })).toSorted((a, b) => a.value - b.value);
  const ranks = values.map(() => 0);
  let tieTerm = 0;
  for (let start = 0; start < order.length;) {
    let end = start + 1;
    while (order[end]?.value === order[start]?.value && end < order.length) end += 1;
    for (const { at } of order.slice(start, end)) ranks[at] = (start + 1 + end) / 2;
    tieTerm += (end - start) ** 3 - (end - start);
    start = end;
  }
  return { ranks, tieTerm };
}

/** Share of the normal distribution above z, which is not negative; good to seven digits (Abramowitz and Stegun, 26.2.17). */
function upperTail(z: number): number {
  const t = 1 / (1 + 0.2316419 * z);
  const terms = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429];
  const sum = terms.reduceRight((rest, term) => (rest + term) * t, 0);
  return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * sum;
}
