import { limits } from "@/lib/config/limits";
import { eachField } from "@/lib/domain/each-field";

interface AddressField {
  readonly maxLength: number;
  /** Token of the browser's autofill. */
  readonly autoComplete: string;
}

/**
 * Texts of a person and of an address, in the order of files. A new one is an entry here, a line and a label in the
 * form: calls, form values, bodies, columns, responses and exports follow.
 */
export const nameFields = {
  firstName: { maxLength: limits.shortTextLength, autoComplete: "given-name" },
  lastName: { maxLength: limits.shortTextLength, autoComplete: "family-name" },
} as const satisfies Record<string, AddressField>;

export const placeFields = {
  address: { maxLength: limits.shortTextLength, autoComplete: "street-address" },
  city: { maxLength: limits.shortTextLength, autoComplete: "address-level2" },
  postalCode: { maxLength: limits.postalCodeLength, autoComplete: "postal-code" },
} as const satisfies Record<string, AddressField>;

export const placeNames = Object.keys(placeFields) as readonly (keyof typeof placeFields)[];

/** Null where there is none: only some countries have states in addresses. */
export const optionalPlaceFields = {
  state: { maxLength: limits.shortTextLength, autoComplete: "address-level1" },
} as const satisfies Record<string, AddressField>;

/** As an account has them, beside its country. */
export const accountPlaceFields = { ...placeFields, ...optionalPlaceFields };

export type AccountPlaceField = keyof typeof accountPlaceFields;

export const addressFields = { ...nameFields, ...accountPlaceFields };

type Texts<Fields> = Readonly<Record<keyof Fields, string>>;
type OptionalTexts<Fields> = Readonly<Partial<Record<keyof Fields, string | null | undefined>>>;

export type PersonName = Texts<typeof nameFields>;

/** The buyer, or the person the order is for. */
export interface Contact extends PersonName {
  readonly email: string;
  readonly phoneNumber?: string | null | undefined;
}

/** Where somebody lives or works. */
export interface Place extends Texts<typeof placeFields>, OptionalTexts<typeof optionalPlaceFields> {
  readonly country: string;
}

/** A delivery or billing address. */
export interface PostalAddress extends PersonName, Place {
  readonly phoneNumber?: string | null | undefined;
}

/** The person on the activation form. */
export interface ActivationContact extends PersonName, Place {
  readonly email: string;
}

/** Splits "Ana Maria Silva" before the last word; both names can be corrected. */
export function splitName(name = ""): PersonName {
  const parts = name.trim().split(/\s+/);
  return { firstName: parts.slice(0, -1).join(" "), lastName: parts.at(-1) ?? "" };
}

interface Account {
  readonly address: Readonly<Record<AccountPlaceField, string | null>>;
}

/** The texts of an account's address as form values. */
export const placeOfAccount = ({ address }: Account) =>
  eachField(accountPlaceFields, (name) => address[name] ?? "");

/** The values of a form about an address; the country is a code. */
export type AddressValues = Record<keyof typeof addressFields | "country", string>;
