import type { MarkerAlleles } from "./genotype";
import type { AllelePool } from "./mendel";

/** Alleles of a breed by marker, with their frequencies. */
export type MarkerPools = Readonly<Record<string, AllelePool>>;

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

/** F from markers. Undefined when the breed has one allele everywhere. */
export function markerInbreeding(observed: number, expected: number): number | undefined {
  return expected === 0 ? undefined : 1 - observed / expected;
}

/** F-ROH: share of the covered genome in long runs without a difference. */
export function genomicInbreeding(runLengths: readonly number[], coveredLength: number): number | undefined {
  if (coveredLength <= 0) return undefined;
  return runLengths.reduce((sum, length) => sum + length, 0) / coveredLength;
}

/** IR: negative for an animal whose parents were more different than usual. Markers without frequencies do not count. */
export function internalRelatedness(alleles: MarkerAlleles, pools: MarkerPools): number | undefined {
  let [markers, homozygous, frequencies] = [0, 0, 0];
  for (const [marker, [one, other]] of Object.entries(alleles)) {
    const pool = pools[marker];
    if (pool === undefined) continue;
    const frequencyOf = (allele: string) => pool.find(([name]) => name === allele)?.[1] ?? 0;
    markers++;
    if (one === other) homozygous++;
    frequencies += frequencyOf(one) + frequencyOf(other);
  }
  const divisor = 2 * markers - frequencies;
  return divisor === 0 ? undefined : (2 * homozygous - frequencies) / divisor;
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
