import { array, boolean, type ISchema, number, object, type ObjectShape, setLocale, string } from "yup";
import { limits } from "@/lib/config/limits";
import { fieldMessages } from "./messages";

/** Whatever yup would say by itself it says in the specification's words. */
setLocale({
  mixed: {
    required: fieldMessages.required,
    defined: fieldMessages.required,
    notNull: fieldMessages.required,
    oneOf: fieldMessages.invalid,
    notType: ({ type }) => (type === "number" ? fieldMessages.number : fieldMessages.invalid),
  },
  string: { max: ({ max }) => fieldMessages.tooLong(max) },
});

/** A body or a part of one: a key that is not listed is refused, not dropped. */
export function strictObject<Fields extends ObjectShape>(fields: Fields) {
  return object(fields).noUnknown(fieldMessages.unknown).strict().required(fieldMessages.required);
}

/** A part of an answer. Keys that are not listed are dropped by whoever reads it. */
export function responseObject<Fields extends ObjectShape>(fields: Fields) {
  return object(fields).required();
}

/** Generic over the items' type, not their schema's: the latter would make every list one of `any`. */
export function listOf<Item>(item: ISchema<Item>) {
  return array().of(item).required();
}

/** Path and query are text on the wire, so they are cast; bodies never are. */
export function castObject<Fields extends ObjectShape>(fields: Fields) {
  return object(fields).required();
}

/** The envelope of every list that has pages: `next` and `previous` are page numbers. */
export function paged<Item>(item: ISchema<Item>) {
  return responseObject({
    results: listOf(item),
    count: wholeNumber(),
    next: number().integer().positive().nullable().defined(),
    previous: number().integer().positive().nullable().defined(),
  });
}

const biggestId = 2_147_483_647;

export const id = () =>
  number()
    .integer(fieldMessages.number)
    .min(1, fieldMessages.number)
    .max(biggestId, fieldMessages.number)
    .required();

export const optionalId = () => id().notRequired();

export const wholeNumber = () => number().integer().min(0).max(Number.MAX_SAFE_INTEGER).required();

/** Unguessable: 128 bits and more, in the letters of base64url. */
export const token = () =>
  string()
    .matches(/^[A-Za-z0-9_-]{22,64}$/, fieldMessages.invalid)
    .required();

/** Text as PostgreSQL can keep it: the one character it refuses is refused here, before it becomes a failure. */
export const anyText = (max: number) =>
  string()
    .matches(/^[^\0]*$/, fieldMessages.invalid)
    .max(max, fieldMessages.tooLong(max));

export const text = (max: number) => anyText(max).matches(/\S/, fieldMessages.required).required();

export const optionalText = (max: number) => anyText(max).notRequired();

export const nullableText = () => string().nullable().defined();

export const responseText = () => string().defined();

export const yesOrNo = () => boolean().required();

/** Two upper-case letters. Lower case is corrected where a person may have typed it. */
export const countryCode = () =>
  string()
    .required()
    .matches(/^[A-Z]{2}$/, fieldMessages.invalid);

export const typedCountryCode = () => countryCode().uppercase();

export const currencyCode = () =>
  string()
    .matches(/^[A-Z]{2,3}$/, fieldMessages.invalid)
    .required();

export const email = () =>
  string()
    .required()
    .max(limits.emailLength, fieldMessages.tooLong(limits.emailLength))
    .matches(/^[^\s@<>"'\0]+@[^\s@<>"'\0]+\.[^\s@<>"'\0]+$/, fieldMessages.email);

/** A password that somebody chooses. What is typed to sign in is only bounded: older rules may have let it through. */
export const newPassword = () =>
  string()
    .required()
    .min(limits.passwordMinLength, fieldMessages.tooShort)
    .max(limits.passwordLength, fieldMessages.tooLong(limits.passwordLength))
    .matches(/^[^\0]{8,200}$/, fieldMessages.invalid);

/** Opened by people who do not know whose it is: encrypted, a name, and neither a port nor a password in it. */
export const website = () =>
  string()
    .matches(
      /^https:\/\/(?:[A-Za-z0-9-]{1,63}\.)+[A-Za-z]{2,63}(?:[/?#][!#-;=?-Z_a-z~]*)?$/,
      fieldMessages.website,
    )
    .max(limits.websiteLength, fieldMessages.tooLong(limits.websiteLength))
    .notRequired();

export const phoneNumber = () => string().matches(/^\+?[0-9 ()./-]{5,30}$/, fieldMessages.invalid);

/** Money on the wire: a decimal with two places, as text, because JSON numbers drop the second place. */
export const amount = () =>
  string()
    .matches(/^-?\d{1,12}\.\d{2}$/)
    .required();

/** An amount that a person has seen and sends back. */
export const optionalAmount = () =>
  string()
    .matches(/^\d{1,12}\.\d{2}$/, fieldMessages.invalid)
    .notRequired();

export const currency = () => responseObject({ code: currencyCode(), symbol: responseText() });

export const page = () =>
  number()
    .integer(fieldMessages.number)
    .min(1, fieldMessages.number)
    .max(limits.maxPage, fieldMessages.number)
    .default(1);

export const pageSize = (usual: number = limits.pageSize) =>
  number()
    .integer(fieldMessages.number)
    .min(1, fieldMessages.number)
    .max(limits.maxPageSize, fieldMessages.number)
    .default(usual);

export const searchText = () => anyText(limits.searchLength).trim().default("");

export const species = () => string().oneOf(["canine", "feline"], fieldMessages.invalid).required();

/** None: it is for both. */
export const speciesOrNone = () => species().nullable().defined();
