import type { FieldErrors } from "@/lib/contract/parse";
import { addDays } from "date-fns";
import type { PetForm } from "@/lib/config/kits/activation";
import { normalizeBarcode } from "@/lib/domain/kits/kit-barcode";

interface BarcodeFields {
  readonly barcode?: string | null | undefined;
  readonly confirmBarcode?: string | null | undefined;
  readonly secondBarcode?: string | null | undefined;
  readonly confirmSecondBarcode?: string | null | undefined;
}

const normalized = (value: string | null | undefined) => normalizeBarcode(value ?? "");

/** Rules between the four barcode fields. Spaces, hyphens and case make no difference. */
export function barcodeFieldErrors(values: BarcodeFields): FieldErrors {
  const first = normalized(values.barcode);
  const second = normalized(values.secondBarcode);
  const confirmedSecond = normalized(values.confirmSecondBarcode);
  return {
    ...(first !== normalized(values.confirmBarcode) && { confirmBarcode: "kits.confirmBarcode" }),
    ...(second !== "" && second === first && { secondBarcode: "kits.sameBarcode" }),
    ...(second !== "" && confirmedSecond === "" && { confirmSecondBarcode: "fields.required" }),
    ...(confirmedSecond !== "" &&
      confirmedSecond !== second && { confirmSecondBarcode: "kits.confirmBarcode" }),
  };
}

interface DateFields {
  readonly dobDay?: number | null | undefined;
  readonly dobMonth?: number | null | undefined;
  readonly dobYear?: number | null | undefined;
}

interface PetRuleFields extends DateFields {
  readonly breed?: number | null | undefined;
  readonly isMixedBreed?: boolean | null | undefined;
}

const dateFields = ["dobDay", "dobMonth", "dobYear"] as const;

/**
 * The breed form requires the breed, the other one the date of birth, `optional` neither. A date that is begun must be
 * complete.
 */
export function petFieldErrors(
  form: PetForm | "optional",
  values: PetRuleFields,
  now = new Date(),
): FieldErrors {
  return {
    ...(form === "breed" && !values.breed && { breed: "fields.required" }),
    ...birthDateErrors(values, form === "birth-date", now),
  };
}

export function birthDateErrors(values: DateFields, isRequired: boolean, now = new Date()): FieldErrors {
  const missing = dateFields.filter((name) => values[name] === null || values[name] === undefined);
  if (missing.length === dateFields.length && !isRequired) return {};
  if (missing.length > 0) return Object.fromEntries(missing.map((name) => [name, "fields.required"]));
  const date = toIsoDate(values);
  if (date === undefined) return { dobDay: "kits.date" };
  return date > latestToday(now) ? { dobYear: "kits.futureDate" } : {};
}

/** The day it is in the time zones ahead of UTC. */
export const latestToday = (now: Date): string => addDays(now, 1).toISOString().slice(0, 10);

/** `YYYY-MM-DD`, or undefined for an incomplete date or one that does not exist. */
export function toIsoDate({ dobDay, dobMonth, dobYear }: DateFields): string | undefined {
  if (!dobDay || !dobMonth || !dobYear) return undefined;
  const date = new Date(Date.UTC(dobYear, dobMonth - 1, dobDay));
  return date.getUTCMonth() === dobMonth - 1 && date.getUTCDate() === dobDay
    ? date.toISOString().slice(0, 10)
    : undefined;
}
