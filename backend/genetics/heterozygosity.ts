import type { MarkerAlleles } from "./genotype";
import type { AllelePool } from "./mendel";

const average = (values: readonly number[]): number | undefined =>
  values.length === 0 ? undefined : values.reduce((sum, value) => sum + value, 0) / values.length;

/** Ho: markers with two different alleles, of those with a result. */
export function observedHeterozygosity(alleles: MarkerAlleles): number | undefined {
  return average(Object.values(alleles).map(([one, other]) => (one === other ? 0 : 1)));
}

/** He: chance that two random alleles of the breed differ, over these markers. A small sample is corrected. */
export function expectedHeterozygosity(
  pools: readonly AllelePool[],
  sampledAnimals?: number,
): number | undefined {
  const ofMarker = (pool: AllelePool) => 1 - pool.reduce((sum, [, share]) => sum + share ** 2, 0);
  const expected = average(pools.map(ofMarker));
  if (expected === undefined || sampledAnimals === undefined) return expected;
  return expected * ((2 * sampledAnimals) / (2 * sampledAnimals - 1));
}

/** Chance that an allele of the dam differs from one of the sire, over the markers that both have. */
export function expectedLitterHeterozygosity(dam: MarkerAlleles, sire: MarkerAlleles): number | undefined {
  const common = Object.entries(dam).flatMap(([marker, pair]) => {
    const other = sire[marker];
    return other === undefined ? [] : [{ pair, other }];
  });
  return average(
    common.map(({ pair, other }) => {
      const combinations = pair.flatMap((one) => other.map((two): number => (one === two ? 0 : 1)));
      return average(combinations) ?? 0;
    }),
  );
}
