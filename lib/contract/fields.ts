import { array, boolean, type ISchema, number, object, type ObjectShape, setLocale, string } from "yup";
import { limits } from "@/lib/config/limits";
import { defaultLanguage, languages, pseudoLocale } from "@/lib/config/languages";
import { tokenFormat } from "@/lib/config/token-format";
import { errorCode } from "@/lib/domain/error-codes";
import { realDay } from "@/lib/domain/real-day";

export const tooLong = (count: number) => errorCode("fields.tooLong", { count });

export const between = (min: number, max: number) => errorCode("fields.between", { min, max });

/** Replaces yup's default messages by the documented ones. */
setLocale({
  mixed: {
    required: "fields.required",
    defined: "fields.required",
    notNull: "fields.required",
    oneOf: "fields.invalid",
    notType: ({ type }) => (type === "number" ? "fields.number" : "fields.invalid"),
  },
  string: { max: ({ max }) => tooLong(max) },
});

/** A body or part of one: unknown keys are refused. */
export function strictObject<Fields extends ObjectShape>(fields: Fields) {
  return object(fields).noUnknown("fields.unknown").strict().required("fields.required");
}

/** A response or part of one: unknown keys are dropped. */
export function responseObject<Fields extends ObjectShape>(fields: Fields) {
  return object(fields).required();
}

export function nullableObject<Fields extends ObjectShape>(fields: Fields) {
  return responseObject(fields).nullable().defined();
}

/** Generic over the item type: generic over the schema would infer `any`. */
export function listOf<Item>(item: ISchema<Item>) {
  return array().of(item).required();
}

/** Path and query are text, so they are cast; bodies never are. */
export function castObject<Fields extends ObjectShape>(fields: Fields) {
  return object(fields).required();
}

/** Envelope of paged lists: `next` and `previous` are page numbers. */
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
  number().integer("fields.number").min(1, "fields.number").max(biggestId, "fields.number").required();

export const optionalId = () => id().notRequired();

/** Of a product type or category: the database stores it in two bytes. */
export const optionalSmallId = () => optionalId().max(32_767, "fields.number");

export const wholeNumber = () => number().integer().min(0).max(Number.MAX_SAFE_INTEGER).required();

const isDay = { format: "date" };

/** A day such as 2026-11-22. */
export const day = () => string().matches(realDay, "fields.invalid").required().meta(isDay);

const anyDay = "\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])";
const time = "([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d{1,9})?(Z|[+-][01]\\d:[0-5]\\d)";
const aDay = () =>
  string()
    .matches(new RegExp(`^${anyDay}$`))
    .meta(isDay);
const anInstant = () =>
  string()
    .matches(new RegExp(`^${anyDay}T${time}$`))
    .meta({ format: "date-time" });

/** A day in responses. Of any century: pedigrees go back far. */
export const responseDay = () => aDay().required();
export const nullableDay = () => aDay().nullable().defined();

/** Such as 2026-11-22T09:30:00.000Z. */
export const instant = () => anInstant().required();
export const nullableInstant = () => anInstant().nullable().defined();

/** A day where the time is not known. */
export const dayOrInstant = () =>
  string()
    .matches(new RegExp(`^${anyDay}(T${time})?$`))
    .required();

export const token = () => string().matches(tokenFormat, "fields.invalid").required();

/** Refuses NUL, which PostgreSQL cannot store. */
export const anyText = (max: number) =>
  string()
    .matches(/^[^\0]*$/, "fields.invalid")
    .max(max, tooLong(max));

export const text = (max: number) => anyText(max).matches(/\S/, "fields.required").required();

export const optionalText = (max: number) => anyText(max).notRequired();

export const nullableText = () => string().nullable().defined();

export const responseText = () => string().defined();

/** Of the message beside it. Another backend may have none. */
export const messageCode = () => string().optional();

/** Ours: the language of the texts of a response, which may lack a translation. English by default. */
export const textLanguage = () => language().default(defaultLanguage);

/** Of the shop. */
export const language = () => string().oneOf([...languages, pseudoLocale], "fields.invalid");

/** The name of something in every language that it has one in. */
export const namesByLanguage = () =>
  array()
    .of(responseObject({ language: language().required(), name: responseText() }))
    .optional();

export const flag = () => boolean().required();

/** Two upper-case letters. */
export const countryCode = () =>
  string()
    .required()
    .matches(/^[A-Z]{2}$/, "fields.invalid");

export const typedCountryCode = () => countryCode().uppercase();

/** As documented for countries: Russia has "RU". */
export const currencyCode = () =>
  string()
    .matches(/^[A-Z]{2,3}$/, "fields.invalid")
    .required();

export const email = () =>
  string()
    .required()
    .max(limits.emailLength, tooLong(limits.emailLength))
    .matches(/^[^\s@<>"'\0]+@[^\s@<>"'\0]+\.[^\s@<>"'\0]+$/, "fields.email");

/** Rules for a new password. For signing in only the length is limited, because rules may have changed. */
export const newPassword = () =>
  string()
    .required()
    .min(limits.passwordMinLength, errorCode("fields.tooShort", { count: limits.passwordMinLength }))
    .max(limits.passwordLength, tooLong(limits.passwordLength))
    .matches(/^[^\0]{8,200}$/, "fields.invalid");

/** A public https URL with a host name, without port and credentials. */
export const website = () =>
  string()
    .matches(
      /^https:\/\/(?:[A-Za-z0-9-]{1,63}\.)+[A-Za-z]{2,63}(?:[/?#][!#-;=?-Z_a-z~]*)?$/,
      "fields.website",
    )
    .max(limits.websiteLength, tooLong(limits.websiteLength))
    .notRequired();

export const phoneNumber = () => string().matches(/^\+?[0-9 ()./-]{5,30}$/, "fields.invalid");

/** Money on the wire: a decimal with two places, as text, because JSON numbers drop trailing zeros. */
export const amount = () =>
  string()
    .matches(/^-?\d{1,12}\.\d{2}$/)
    .required();

/** An amount displayed to the user and sent back. */
export const optionalAmount = () =>
  string()
    .matches(/^\d{1,12}\.\d{2}$/, "fields.invalid")
    .notRequired();

/** An amount that must not be empty. */
export const requiredAmount = () =>
  string()
    .matches(/^\d{1,12}\.\d{2}$/, { message: "fields.invalid", excludeEmptyString: true })
    .required("fields.required");

/** Of an amount. With another number of letters it could not be formatted. */
export const currency = () =>
  responseObject({
    code: string()
      .matches(/^[A-Z]{3}$/)
      .required(),
    symbol: responseText(),
  });

export const page = () =>
  number()
    .integer("fields.number")
    .min(1, between(1, limits.maxPage))
    .max(limits.maxPage, between(1, limits.maxPage))
    .default(1);

const pageSize = (usual: number = limits.pageSize) =>
  number()
    .integer("fields.number")
    .min(1, between(1, limits.maxPageSize))
    .max(limits.maxPageSize, between(1, limits.maxPageSize))
    .default(usual);

export const searchText = () => anyText(limits.searchLength).trim().default("");

export const species = () => string().oneOf(["canine", "feline"], "fields.invalid").required();

/** Null: for both species. */
export const speciesOrNone = () => species().nullable().defined();

export const paging = (usual: number = limits.pageSize) => ({ page: page(), size: pageSize(usual) });
