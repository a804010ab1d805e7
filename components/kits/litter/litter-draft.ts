import { eachPetIdentifier, petIdentifierNames } from "@/lib/domain/animals/pet-identifiers";
import { limits } from "@/lib/config/limits";
import { readFormDraft } from "@/store/persistence/form-draft";
import { type Named, readNamed, readText } from "@/store/slices/activation-record";
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

/** What was entered and not activated yet. A part of another type is left out alone. */
export function readLitterDraft(owner: number | null): LitterDraft {
  const stored = readFormDraft("litter", owner);
  if (!isObject(stored)) return emptyDraft;
  const { attempt, values, rows, breed, test } = stored;
  const [id, email] = isObject(attempt) ? [readText(attempt["id"]), readText(attempt["email"])] : [];
  const isInput = (value: unknown) => typeof value === "boolean" || readText(value) !== undefined;
  return {
    attempt: id === undefined || email === undefined ? undefined : { id, email },
    values: Object.fromEntries(
      Object.entries(isObject(values) ? values : {}).filter((pair): pair is [string, string | boolean] =>
        isInput(pair[1]),
      ),
    ),
    rows: Array.isArray(rows) ? rows.filter(isObject).slice(0, limits.litterRows).map(readRow) : [],
    breed: readNamed(breed),
    test: readNamed(test),
  };
}

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
  const texts = rowFields.flatMap((name) => {
    const text = readText(stored[name]);
    return text === undefined ? [] : [[name, text] as const];
  });
  return createRow(Object.fromEntries(texts));
}

/** What the page shows after the activation, also after a reload. */
export interface ActivatedLitter {
  readonly email: string;
  readonly animals: readonly Readonly<Record<"token" | "barcode" | "petName", string>>[];
}

export function readActivatedLitter(owner: number | null): ActivatedLitter | undefined {
  const stored = readFormDraft("activated-litter", owner);
  if (!isObject(stored) || !Array.isArray(stored["animals"])) return undefined;
  const email = readText(stored["email"]);
  const animals = stored["animals"].filter(isObject).flatMap((animal) => {
    const [token, barcode, petName] = [animal["token"], animal["barcode"], animal["petName"]].map(readText);
    return token && barcode && petName ? [{ token, barcode, petName }] : [];
  });
  return email === undefined || animals.length === 0 ? undefined : { email, animals };
}
