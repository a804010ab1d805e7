import type { AnySchema } from "yup";
import { Inexpressible } from "./inexpressible";
import type { JsonSchema } from "./json-schema";

type Params = Readonly<Record<string, unknown>>;
type Rule = (params: Params, isPassed: (value: unknown) => boolean) => JsonSchema | undefined;
type Keyword =
  | "minLength"
  | "maxLength"
  | "minItems"
  | "maxItems"
  | "minimum"
  | "maximum"
  | "exclusiveMinimum"
  | "exclusiveMaximum";

/** Reads the named parameter of a yup test into a keyword; undefined where it is not a plain number. */
const counted =
  (...pairs: readonly (readonly [param: string, ...keywords: Keyword[]])[]): Rule =>
  (params) => {
    for (const [param, ...keywords] of pairs) {
      const value = params[param];
      if (typeof value === "number") return Object.fromEntries(keywords.map((keyword) => [keyword, value]));
    }
    return undefined;
  };

/** A validator of JSON Schema reads patterns with the flag u, so that ours must mean the same with it. */
const pattern: Rule = ({ regex }, isPassed) => {
  if (!(regex instanceof RegExp) || !["", "u"].includes(regex.flags) || !compilesWithU(regex.source))
    return undefined;
  // yup does not describe excludeEmptyString: the test itself tells.
  const isEmptyLetThrough = isPassed("") && !regex.test("");
  return { pattern: isEmptyLetThrough ? `^$|(?:${regex.source})` : regex.source };
};

function compilesWithU(source: string): boolean {
  try {
    return new RegExp(source, "u").source === source;
  } catch {
    return false;
  }
}

const nothingToSay: Rule = () => ({});
const onlyListedKeys: Rule = () => ({ additionalProperties: false });

const rules: Readonly<Record<string, ReadonlyMap<string, Rule>>> = {
  string: new Map<string, Rule>([
    ["required", () => ({ minLength: 1 })],
    ["min", counted(["min", "minLength"])],
    ["max", counted(["max", "maxLength"])],
    ["length", counted(["length", "minLength", "maxLength"])],
    ["matches", pattern],
    ["email", pattern],
    ["url", pattern],
    ["uuid", pattern],
    // Tests of transforms: whoever accepts the transform has made sure that they always pass.
    ["trim", nothingToSay],
    ["string_case", nothingToSay],
  ]),
  number: new Map<string, Rule>([
    ["integer", () => ({ type: "integer" })],
    ["min", counted(["min", "minimum"], ["more", "exclusiveMinimum"])],
    ["max", counted(["max", "maximum"], ["less", "exclusiveMaximum"])],
  ]),
  boolean: new Map<string, Rule>([["is-value", ({ value }: Params) => ({ enum: [value === "true"] })]]),
  array: new Map<string, Rule>([
    ["min", counted(["min", "minItems"])],
    ["max", counted(["max", "maxItems"])],
    ["length", counted(["length", "minItems", "maxItems"])],
  ]),
  object: new Map<string, Rule>([
    ["noUnknown", onlyListedKeys],
    ["exact", onlyListedKeys],
  ]),
};

/** One fragment for each test of the schema. `describe()` is not used: it shows only the first of two patterns. */
export function rulesOf(schema: AnySchema, path: string): readonly JsonSchema[] {
  return schema.tests.map(({ OPTIONS: options }) => {
    const name = options?.name ?? "";
    // `unknown()` leaves the test of `noUnknown()` in place and takes back the flag it goes by.
    if (name === "noUnknown" && Reflect.get(schema.spec, "noUnknown") !== true) return {};
    const rule = rules[schema.type]?.get(name);
    if (options === undefined || rule === undefined)
      throw new Inexpressible(path, name ? `the test "${name}" is not known` : "a test has no name");
    // Known tests look at their value only, so that no context is needed to ask one.
    const isPassed = (value: unknown) => Reflect.apply(options.test, undefined, [value, undefined]) === true;
    const fragment = rule(options.params ?? {}, isPassed);
    if (fragment === undefined)
      throw new Inexpressible(path, `the test "${name}" has parameters JSON Schema has no words for`);
    return fragment;
  });
}
