import { type JsonSchema, typeOf } from "@/lib/contract/openapi/json-schema";

/** Patterns in words. Unknown patterns are printed as they are. */
const patterns: Readonly<Record<string, string>> = {
  "\\S": "not blank",
  "^[A-Z]{2}$": "two upper-case letters",
  "^[A-Za-z]{2}$": "two letters",
  "^$|(?:^[0-9A-Za-z]{9,15}$)": "empty, or 9 to 15 letters and digits",
  "^[0-9A-Za-z]{9,15}$": "9 to 15 letters and digits",
  "^[A-Z]{2,3}$": "two or three upper-case letters",
  "^[A-Z]{3}$": "three upper-case letters",
  "^[A-Za-z0-9_-]{22,64}$": "22 to 64 letters, digits, `-` or `_`",
  // Explained once, at the top of the page.
  "^[^\\0]*$": "",
  "^[^\\0]{8,200}$": "",
  "^[^\\s@<>\"'\\0]+@[^\\s@<>\"'\\0]+\\.[^\\s@<>\"'\\0]+$": "an email address",
  "^\\+?[0-9 ()./-]{5,30}$": "a telephone number of 5 to 30 characters",
  "^\\d{1,4}(,\\d{1,4}){0,42}$": "up to 43 numbers with commas between them",
  "^([1-9]\\d{0,8})(,([1-9]\\d{0,8})){0,49}$": "up to 50 ids with commas between them",
  "^(full-breed-profile|disease|trait|dna-profile)(,(full-breed-profile|disease|trait|dna-profile)){0,3}$":
    "some of `full-breed-profile`, `disease`, `trait`, `dna-profile`, with commas between them",
  "^https:\\/\\/(?:[A-Za-z0-9-]{1,63}\\.)+[A-Za-z]{2,63}(?:[/?#][!#-;=?-Z_a-z~]*)?$": "an https address",
  "^[1-9]\\d{0,8}(,[1-9]\\d{0,8}){0,49}$": "up to 50 ids with commas between them",
  "^[1-9][0-9]{0,8}(,[1-9][0-9]{0,8}){0,99}$": "up to 100 ids with commas between them",
  "^[0-9 ]{12,23}$": "12 to 23 digits and spaces",
  "^[A-Za-z0-9][A-Za-z0-9 -]*$": "letters, digits, spaces and hyphens",
  "^20(\\d\\d-((0[13578]|1[02])-(0[1-9]|[12]\\d|3[01])|(0[469]|11)-(0[1-9]|[12]\\d|30)|02-(0[1-9]|1\\d|2[0-8]))|([02468][048]|[13579][26])-02-29)$":
    "a date like 2026-11-22",
  "^$|(?:^20(\\d\\d-((0[13578]|1[02])-(0[1-9]|[12]\\d|3[01])|(0[469]|11)-(0[1-9]|[12]\\d|30)|02-(0[1-9]|1\\d|2[0-8]))|([02468][048]|[13579][26])-02-29)$)":
    "empty, or a date like 2026-11-22",
  "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$": "a UUID",
  "^[a-z][a-z-]{0,48}$": "up to 49 lower-case letters and hyphens",
  "^\\d{4}-\\d\\d-\\d\\d$": "a date like 2026-11-22",
  "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,3})?Z$": "a time like 2026-11-22T09:30:00Z",
  "^[A-Za-z0-9][\\w.:/*+-]*$": "letters, digits and `_.:/*+-`, not starting with a symbol",
  "^[a-z0-9-]{1,40}$": "up to 40 lower-case letters, digits and hyphens",
  "^[0-9]{3,4}$": "three or four digits",
  "^\\d{1,10}-[A-Za-z0-9_-]{43}$": "a number, `-` and 43 letters, digits, `-` or `_`",
  "^[\\w-]{1,255}$": "up to 255 letters, digits, `-` or `_`",
  "^$|(?:^(-?\\d{1,3}(\\.\\d{1,3})?,){3}-?\\d{1,2}(\\.\\d{1,3})?$)":
    "empty, or west, south, east and north in degrees with commas between them",
  "^-?\\d{1,12}\\.\\d{2}$": "a decimal with two places",
  "^\\d{1,12}\\.\\d{2}$": "a decimal with two places",
};

const kinds = {
  string: "text",
  integer: "whole number",
  number: "number",
  boolean: "`true` or `false`",
  array: "list",
  object: "object",
} as const;

/** The rules of one value in words. */
export function formatRules(schema: JsonSchema): string {
  const { type, isNullable } = typeOf(schema);
  const choices = schema.enum?.filter((value) => value !== null).map((value) => `\`${String(value)}\``);
  return [
    choices ? `one of ${choices.join(", ")}` : type && kinds[type],
    ...(choices ? [] : [...limitsOf(schema), ...patternsOf(schema)]),
    isNullable && "may be `null`",
    schema.default !== undefined && `${JSON.stringify(schema.default)} by default`,
  ]
    .filter(Boolean)
    .join(", ");
}

function patternsOf({ pattern, allOf = [] }: JsonSchema): readonly string[] {
  const own = pattern === undefined ? [] : [patterns[pattern] ?? `matches \`${pattern}\``];
  const more = allOf.flatMap((part) => [...limitsOf(part), ...patternsOf(part)]);
  return [...own, ...more].filter(Boolean);
}

function limitsOf(schema: JsonSchema): readonly string[] {
  const { minLength, maxLength, minItems, maxItems, exclusiveMinimum, exclusiveMaximum } = schema;
  // Patterns describe the minimum length themselves.
  const least = schema.pattern === undefined ? minLength : undefined;
  return [
    ...rangeOf(schema),
    ...(least === undefined ? [] : [least === 1 ? "not empty" : `at least ${least} characters`]),
    ...(maxLength === undefined ? [] : [`at most ${maxLength} characters`]),
    ...(minItems === undefined ? [] : [`at least ${minItems} of them`]),
    ...(maxItems === undefined ? [] : [`at most ${maxItems} of them`]),
    ...(exclusiveMinimum === undefined ? [] : [`over ${exclusiveMinimum}`]),
    ...(exclusiveMaximum === undefined ? [] : [`under ${exclusiveMaximum}`]),
  ];
}

function rangeOf({ minimum, maximum }: JsonSchema): readonly string[] {
  if (minimum !== undefined && maximum !== undefined && maximum < 1e9)
    return [`from ${minimum} to ${maximum}`];
  return minimum === undefined ? [] : [`${minimum} or more`];
}
