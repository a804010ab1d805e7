import type { RowProblem } from "@/lib/config/kits/admin-lab";
import { noCallReasons } from "@/lib/config/kits/lab";
import { limits } from "@/lib/config/limits";
import { normalizeBarcode } from "@/lib/domain/kits/kit-barcode";
import { speciesId } from "@/lib/domain/species";
import type { LabGenotype } from "@/lib/domain/kits/lab-event";
import { findLocus, type Locus } from "@/backend/genetics/loci";
import { isClosed, type LockedTube } from "./lock-tubes";
import type { FileRow } from "./read-results-file";

export interface RowError {
  readonly row: number;
  readonly column: string;
  readonly value: string;
  readonly problem: RowProblem;
}

/** What the rows are checked against. */
export interface Known {
  readonly tubes: ReadonlyMap<string, LockedTube>;
  readonly panels: ReadonlyMap<string, { readonly speciesId: number; readonly markers: ReadonlySet<string> }>;
}

export type CheckedRow<T> =
  | { readonly tube: LockedTube; readonly value: T }
  | { readonly column: string; readonly problem: RowProblem };

const problem = (column: string, what: RowProblem) => ({ column, problem: what });

export const isWrong = <T>(row: CheckedRow<T>): row is Extract<CheckedRow<T>, { problem: unknown }> =>
  "problem" in row;

function findTube(row: FileRow, { tubes }: Known): LockedTube | ReturnType<typeof problem> {
  const tube = tubes.get(normalizeBarcode(row.cell("barcode")));
  if (tube === undefined) return problem("barcode", "unknown-barcode");
  if (tube.isVoid) return problem("barcode", "void-barcode");
  return isClosed(tube) ? problem("barcode", "closed-tube") : tube;
}

const isOtherSpecies = ({ speciesId: own }: LockedTube, species: number) => own !== null && own !== species;

/** `value.locus` with its alleles, or why there is none. */
export function checkGenotype(row: FileRow, known: Known): CheckedRow<LabGenotype> {
  const tube = findTube(row, known);
  if ("problem" in tube) return tube;
  const locus = findLocus(row.cell("locus"));
  if (locus === undefined) return problem("locus", "unknown-locus");
  if (isOtherSpecies(tube, speciesId(locus.species))) return problem("locus", "other-species");
  const alleles = [row.cell("allele1"), row.cell("allele2")].filter((allele) => allele !== "");
  const reason = row.cell("reason");
  if (alleles.length === 0) {
    const noCall = noCallReasons.find((each) => each === reason);
    if (noCall === undefined) return problem("reason", "unknown-reason");
    return { tube, value: { locus: locus.key, alleles: null, reason: noCall } };
  }
  if (reason !== "") return problem("reason", "reason-with-alleles");
  const unknown = alleles.find((allele) => !locus.alleles.includes(allele));
  if (unknown !== undefined)
    return problem(unknown === row.cell("allele1") ? "allele1" : "allele2", "unknown-allele");
  if (!alleleCounts(locus, tube).includes(alleles.length)) return problem("allele2", "allele-count");
  return { tube, value: { locus: locus.key, alleles } };
}

/** Males have one X. Before a kit is activated nobody knows the animal. */
function alleleCounts({ kind }: Locus, { sex }: LockedTube): readonly number[] {
  if (kind === "mitochondrial") return [1];
  if (kind !== "x-linked") return [2];
  if (sex === "male") return [1];
  return sex === "female" ? [2] : [1, 2];
}

export interface MarkerResult {
  readonly panel: string;
  readonly marker: string;
  readonly alleles: readonly [string, string];
}

export function checkMarker(row: FileRow, known: Known): CheckedRow<MarkerResult> {
  const tube = findTube(row, known);
  if ("problem" in tube) return tube;
  const panel = known.panels.get(row.cell("panel"));
  if (panel === undefined) return problem("panel", "unknown-panel");
  if (isOtherSpecies(tube, panel.speciesId)) return problem("panel", "other-species");
  const marker = row.cell("marker");
  if (!panel.markers.has(marker)) return problem("marker", "unknown-marker");
  for (const column of ["allele1", "allele2"]) {
    if (row.cell(column) === "") return problem(column, "missing-allele");
    if (row.cell(column).length > limits.alleleLength) return problem(column, "too-long");
  }
  const alleles = [row.cell("allele1"), row.cell("allele2")] as const;
  return { tube, value: { panel: row.cell("panel"), marker, alleles } };
}
