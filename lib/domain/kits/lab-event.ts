import type { DetailsProblem, LabResultKind, LabStage, NoCallReason } from "@/lib/config/kits/lab";

export interface LabGenotype {
  readonly locus: string;
  /** One or two, in any order; null without a result. */
  readonly alleles: readonly string[] | null;
  /** Only without alleles. */
  readonly reason?: NoCallReason | null | undefined;
}

export interface LabProfile {
  readonly panel: string;
  /** Both alleles by marker. A marker without a result is missing. */
  readonly alleles: Readonly<Record<string, readonly [string, string]>>;
}

export interface LabResults {
  readonly type: "results";
  readonly run: number;
  readonly assayVersion: string;
  readonly genotypes?: readonly LabGenotype[] | null | undefined;
  readonly profile?: LabProfile | null | undefined;
  readonly others?: readonly { readonly kind: LabResultKind; readonly content: object }[] | null | undefined;
}

/** What an event says, by its type. */
export type LabEventContent =
  | { readonly type: "stage"; readonly stage: LabStage }
  | { readonly type: "hold"; readonly problem: DetailsProblem; readonly note?: string | null | undefined }
  | { readonly type: "release" }
  | { readonly type: "fail"; readonly reason: string }
  | { readonly type: "cancel"; readonly reason?: string | null | undefined }
  /** The report comes on another day than promised. */
  | { readonly type: "promise"; readonly promisedOn: string; readonly reason: string }
  | LabResults;

/** What a laboratory reports about a tube. */
export type LabEvent = LabEventContent & {
  /** Id given by the sender, which repeats it when it sends the event again. */
  readonly eventId: string;
  readonly barcode: string;
  /** Order of the events of a tube: they can arrive in any order. */
  readonly sequence: number;
  readonly occurredAt: string;
};
