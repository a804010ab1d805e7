import type { NoCallReason } from "@/lib/config/kits/lab";

/** Alleles of a locus as laboratories send them: one or two, or null with a reason. */
export interface Genotype {
  readonly locus: string;
  readonly alleles: readonly string[] | null;
  readonly reason?: NoCallReason | null | undefined;
}

/** Both alleles by marker. */
export type MarkerAlleles = Readonly<Record<string, readonly [string, string]>>;

export interface DnaProfile {
  readonly panel: string;
  readonly alleles: MarkerAlleles;
}
