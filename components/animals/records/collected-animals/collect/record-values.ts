import type { CollectedRecord } from "@/lib/contract/animals/records/collected-animals/collected-animals.types";
import { collectorLimits } from "@/lib/config/animals/collector";
import type { Messages } from "@/lib/i18n/generated/message-types";
import type { Translate } from "@/lib/i18n/translator";

/** What the form holds. Barcodes beyond the first may be empty. */
export interface RecordValues {
  readonly petName: string;
  readonly species: string;
  readonly gender: string;
  readonly breed: string;
  readonly bornOn: string;
  readonly chipNumber: string;
  readonly barcodes: readonly string[];
  readonly ownerName: string;
  readonly ownerEmail: string;
  readonly how: string;
  /** PNG in base64. */
  readonly signature: string;
  readonly signedName: string;
  readonly ownerConfirms: boolean;
  readonly isConfirmed: boolean;
  /** As a `datetime-local` field has it. */
  readonly collectedAt: string;
}

const minuteMs = 60_000;

/** In the time zone of the device. */
const toLocalTime = (at: Date) =>
  new Date(at.getTime() - at.getTimezoneOffset() * minuteMs).toISOString().slice(0, 16);

const toInstant = (local: string) => {
  const at = new Date(local);
  return Number.isNaN(at.getTime()) ? "" : at.toISOString();
};

export function toValues(record: CollectedRecord | undefined): RecordValues {
  const barcodes = Array.from({ length: collectorLimits.barcodes }, (_, at) => record?.barcodes[at] ?? "");
  if (record === undefined)
    return {
      petName: "",
      species: "canine",
      gender: "female",
      breed: "",
      bornOn: "",
      chipNumber: "",
      barcodes,
      ownerName: "",
      ownerEmail: "",
      how: "draw",
      signature: "",
      signedName: "",
      ownerConfirms: false,
      isConfirmed: false,
      collectedAt: toLocalTime(new Date()),
    };
  const { signature, bornOn, collectedAt, ...others } = record;
  const isTyped = signature === null;
  return {
    ...others,
    barcodes,
    bornOn: bornOn ?? "",
    collectedAt: toLocalTime(new Date(collectedAt)),
    how: isTyped ? "type" : "draw",
    signature: signature ?? "",
    ownerConfirms: isTyped,
  };
}

/** What is validated and stored. A saved record keeps its day, wherever it is corrected, unless its time is corrected. */
export function toRecord(
  { how, ownerConfirms: _, bornOn, ...values }: RecordValues,
  saved: CollectedRecord | undefined,
) {
  const isTyped = how === "type";
  const collectedAt = toInstant(values.collectedAt);
  const savedDay = saved?.collectedAt === collectedAt && saved.collectedOn;
  return {
    ...values,
    bornOn: bornOn || null,
    barcodes: values.barcodes.filter((barcode) => barcode.trim() !== ""),
    signature: isTyped ? null : values.signature,
    signedName: isTyped ? values.signedName : values.ownerName,
    collectedAt,
    collectedOn: savedDay || values.collectedAt.slice(0, 10) || null,
  };
}

/** The field of an error's path: `barcodes[1]` concerns `barcodes`. */
export const fieldOf = (path: string): string => /^\w+/.exec(path)?.[0] ?? path;

/** Name of the form field that shows an error of the record. */
export function formFieldOf(path: string): string {
  if (fieldOf(path) !== "barcodes") return fieldOf(path);
  return `barcodes.${/\d+/.exec(path)?.[0] ?? 0}`;
}

/** Label of a field in the list of records; empty for an unknown one. */
export function fieldLabel(field: string, t: Translate<Messages["collector"]>): string {
  const labels: Readonly<Record<string, string>> = {
    petName: t("form.petName"),
    species: t("form.species"),
    gender: t("form.gender"),
    breed: t("form.breed"),
    bornOn: t("form.bornOn"),
    chipNumber: t("form.chipNumber"),
    barcodes: t("form.barcode", { number: "" }).trim(),
    ownerName: t("form.ownerName"),
    ownerEmail: t("form.ownerEmail"),
    signature: t("form.signature"),
    signedName: t("form.signedName"),
    collectedAt: t("form.collectedAt"),
  };
  return labels[field] ?? "";
}
