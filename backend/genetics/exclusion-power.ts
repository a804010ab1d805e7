import type { AllelePool } from "./mendel";

/** Which profiles are compared with the child's: one candidate, one beside a certain parent, or a pair of candidates. */
export type ParentageCase = "one-parent" | "other-parent-known" | "both-parents";

/** Chance that a marker excludes an unrelated candidate, or pair, from its allele frequencies (Jamieson and Taylor 1997). */
export function markerExclusionPower(pool: AllelePool, parentage: ParentageCase): number {
  const sum = (power: number) => pool.reduce((total, [, share]) => total + share ** power, 0);
  const [s2, s3, s4, s5, s6] = [sum(2), sum(3), sum(4), sum(5), sum(6)];
  if (parentage === "one-parent") return 1 - 4 * s2 + 2 * s2 ** 2 + 4 * s3 - 3 * s4;
  if (parentage === "other-parent-known")
    return 1 - 2 * s2 + s3 + 2 * s4 - 3 * s5 - 2 * s2 ** 2 + 3 * s2 * s3;
  return 1 + 4 * s4 - 4 * s5 - 3 * s6 - 8 * s2 ** 2 + 8 * s2 * s3 + 2 * s3 ** 2;
}

/** Chance that more than this number of markers exclude an unrelated candidate. */
export function panelExclusionPower(
  pools: readonly AllelePool[],
  parentage: ParentageCase,
  tolerated = 0,
): number {
  // Chances of no mismatch, one, two and so on, up to the tolerated number.
  const chances = [1, ...Array.from({ length: tolerated }, () => 0)];
  for (const pool of pools) {
    const power = markerExclusionPower(pool, parentage);
    for (let count = tolerated; count >= 0; count--)
      chances[count] = (chances[count] ?? 0) * (1 - power) + (chances[count - 1] ?? 0) * power;
  }
  return 1 - chances.reduce((total, chance) => total + chance, 0);
}
