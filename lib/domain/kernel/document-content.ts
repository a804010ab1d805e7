import type { DocumentKind } from "@/lib/config/animals/documents";
import type { MarkerComparison, ParentageOutcome } from "@/lib/config/animals/parentage";
import type { ResultOutcome } from "@/lib/domain/animals/report-content";
import type { SpeciesName } from "@/lib/domain/species";

interface DocumentAnimal {
  readonly name: string;
  readonly registrationName: string | null;
  readonly registrationNumber: string | null;
  readonly chipNumber: string | null;
  readonly species: SpeciesName;
  readonly breed: string | null;
  readonly sex: string;
  readonly bornOn: string | null;
}

export interface DocumentTest {
  readonly code: string;
  readonly name: string;
  readonly genotype: string | null;
  readonly outcome: ResultOutcome;
  /** What it means for the animal and for its offspring: of traits and findings. Missing in older documents. */
  readonly meaning?: readonly string[];
}

export interface BreedShare {
  readonly breed: string;
  readonly percent: number;
}

/** What a document states. It is signed as it is: a corrected document is a new one. */
export interface DocumentContent {
  readonly kind: DocumentKind;
  readonly key: string;
  readonly animal: DocumentAnimal;
  /** Null for parentage. */
  readonly barcode: string | null;
  /** Version of the report. */
  readonly version: number;
  readonly issuedOn: string;
  /** Who took the sample: empty for the owner, otherwise the name of who certified it. */
  readonly collector: string;
  readonly assayVersion: string;
  /** Name of the panel of the DNA profile. */
  readonly panel: string | null;
  readonly tests: readonly DocumentTest[];
  readonly breeds: readonly BreedShare[];
  /** Both alleles by marker; only in DNA profile documents. */
  readonly markers: Readonly<Record<string, readonly [string, string]>>;
  readonly parentage: {
    readonly outcome: ParentageOutcome;
    readonly dam: string | null;
    readonly sire: string | null;
    readonly markers: readonly MarkerComparison[];
  } | null;
}
