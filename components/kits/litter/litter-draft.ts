import { eachPetIdentifier, petIdentifierNames } from "@/lib/domain/pet-identifiers";
import { limits } from "@/lib/config/limits";
import { readFormDraft, removeFormDraft, writeFormDraft } from "@/store/persistence/form-draft";
import type { Named } from "@/store/slices/activation-record";
import { isObject } from "@/lib/domain/is-object";

export const animalFields = ["barcode", "petName", "gender"] as const;

export const rowFields = [...animalFields, ...petIdentifierNames] as const;

export type RowField = (typeof rowFields)[number];

export type LitterRow = Readonly<Record<RowField | "key", string>>;

/** Form input under the names that the fields have in the call, such as `person.city`. */
export type LitterValues = Readonly<Record<string, string | boolean>>;

export interface LitterDraft {
  /** Attempt of `registerEmail`, and its address: a repeated request with the same id gets the same answer. */
  readonly attempt: { readonly id: string; readonly email: string } | undefined;
  readonly values: LitterValues;
  readonly rows: readonly LitterRow[];
  readonly breed: Named | undefined;
  /** What the tubes without a test are for, where the pack leaves it open. */
  readonly test: Named | undefined;
}

export const emptyDraft: LitterDraft = {
  attempt: undefined,
  values: {},
  rows: [],
  breed: undefined,
  test: undefined,
};

const maxTextLength = 1000;

/** What was entered and not activated yet. A part of another type is left out alone. */
export function readLitterDraft(owner: number | null): LitterDraft {
  const stored = readFormDraft("litter", owner);
  if (!isObject(stored)) return emptyDraft;
  const { attempt, values, rows, breed, test } = stored;
  return {
    attempt:
      isObject(attempt) && isText(attempt["id"]) && isText(attempt["email"])
        ? { id: attempt["id"], email: attempt["email"] }
        : undefined,
    values: isObject(values)
      ? Object.fromEntries(
          Object.entries(values).flatMap(([name, value]) =>
            isText(value) || typeof value === "boolean" ? [[name, value] as const] : [],
          ),
        )
      : {},
    rows: Array.isArray(rows) ? rows.filter(isObject).slice(0, limits.litterRows).map(readRow) : [],
    breed: readNamed(breed),
    test: readNamed(test),
  };
}

export const saveLitterDraft = (owner: number | null, draft: LitterDraft) =>
  writeFormDraft("litter", owner, draft);

export const removeLitterDraft = () => removeFormDraft("litter");

let nextKey = 0;

export const createRow = (facts: Partial<Record<RowField, string>>): LitterRow => ({
  barcode: "",
  petName: "",
  gender: "",
  ...eachPetIdentifier(() => ""),
  ...facts,
  key: String(nextKey++),
});

function readRow(stored: Readonly<Record<string, unknown>>): LitterRow {
  const texts = rowFields.flatMap((name) => (isText(stored[name]) ? [[name, stored[name]] as const] : []));
  return createRow(Object.fromEntries(texts));
}

function readNamed(value: unknown): Named | undefined {
  if (!isObject(value)) return undefined;
  const { id, name } = value;
  return typeof id === "number" && Number.isSafeInteger(id) && isText(name) ? { id, name } : undefined;
}

const isText = (value: unknown): value is string =>
  typeof value === "string" && value.length <= maxTextLength;
