import { cleanPetIdentifier, eachPetIdentifier } from "@/lib/domain/animals/pet-identifiers";
import type { LitterBody } from "@/store/api/kits/litter";
import { consentNames } from "@/components/kits/activation/consent-boxes";
import { type LitterDraft, type LitterRow, rowFields } from "./litter-draft";

export type FieldErrors = Readonly<Record<string, string>>;

export interface BodyOptions {
  /** Some tubes have no test. */
  readonly hasBlank: boolean;
}

/** The litter in the form of the call: numbers for what is a number, null for what is empty. Not validated. */
export function toLitterBody({ values, rows, breed, test }: LitterDraft, { hasBlank }: BodyOptions) {
  const text = (name: string) => String(values[name] ?? "").trim();
  const numberOf = (name: string) => (text(name) === "" ? null : Number(text(name)));
  const choice = text("breedChoice") || "breed";
  const parent = (which: "dam" | "sire") => {
    const id = numberOf(`${which}Id`);
    return { [`${which}Id`]: id, [`${which}Name`]: id === null ? text(`${which}Name`) || null : null };
  };
  return {
    species: text("species"),
    breed: choice === "breed" ? (breed?.id ?? null) : null,
    isMixedBreed: choice === "mixed",
    dobDay: numberOf("dobDay"),
    dobMonth: numberOf("dobMonth"),
    dobYear: numberOf("dobYear"),
    ...parent("dam"),
    ...parent("sire"),
    rows: rows.map(toRowBody),
    person: toPersonBody(values),
    consents: Object.fromEntries(consentNames.map((name) => [name, values[`consents.${name}`] === true])),
    selectedTestKit: hasBlank ? numberOf("selectedTestKit") : null,
    selectedProduct: hasBlank ? (test?.id ?? null) : null,
  } satisfies Record<keyof Omit<LitterBody, "id" | "email" | "collectionAgent" | ParentField>, unknown>;
}

type ParentField = "damId" | "damName" | "sireId" | "sireName";

function toRowBody(row: LitterRow) {
  return {
    barcode: row.barcode.trim(),
    petName: row.petName.trim(),
    gender: row.gender,
    ...eachPetIdentifier((name) => cleanPetIdentifier(name, row[name]) || null),
  };
}

function toPersonBody(values: LitterDraft["values"]) {
  const pairs = Object.entries(values).flatMap(([name, value]) => {
    const [, field] = /^person\.(.+)$/.exec(name) ?? [];
    if (field === undefined) return [];
    return [[field, typeof value === "string" ? value.trim() || null : value] as const];
  });
  return Object.fromEntries(pairs);
}

/**
 * Errors under the names of the fields on the page. Parsers write `rows[2].petName`, the backend `rows.2.petName`; what has
 * no field of its own in a row is shown at its barcode.
 */
export function toFieldErrors(errors: FieldErrors): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).map(([path, message]) => {
      const name = path.replace(/\[(\d+)\]/g, ".$1");
      const [, at, field] = /^rows\.(\d+)\.(.+)$/.exec(name) ?? [];
      if (at !== undefined && !rowFields.some((known) => known === field))
        return [`rows.${at}.barcode`, message];
      return [name === "email" ? "person.email" : name, message];
    }),
  );
}

/** The errors without those of a removed row, whose successors move up. */
export function withoutRow(errors: FieldErrors, removed: number): FieldErrors {
  const pairs = Object.entries(errors).flatMap(([name, message]) => {
    const [, at, field] = /^rows\.(\d+)\.(.+)$/.exec(name) ?? [];
    const number = Number(at);
    if (field === undefined || number < removed) return [[name, message] as const];
    return number === removed ? [] : [[`rows.${number - 1}.${field}`, message] as const];
  });
  return Object.fromEntries(pairs);
}
