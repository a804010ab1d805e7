import type { AnySchema } from "yup";
import { InexpressibleRuleError } from "./inexpressible";
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

/** Converts a numeric parameter of a yup test to keywords; undefined when it is not a number. */
const counted =
  (...pairs: readonly (readonly [param: string, ...keywords: Keyword[]])[]): Rule =>
  (params) => {
    for (const [param, ...keywords] of pairs) {
      const value = params[param];
      if (typeof value === "number") return Object.fromEntries(keywords.map((keyword) => [keyword, value]));
    }
    return undefined;
  };

/** JSON Schema patterns use the u flag, so ours must mean the same with it. */
const pattern: Rule = ({ regex }, isPassed) => {
  if (!(regex instanceof RegExp) || !["", "u"].includes(regex.flags) || !compilesWithU(regex.source))
    return undefined;
  // yup does not describe excludeEmptyString, so the test itself is tried.
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
    // Tests of accepted transforms, which always pass after the transform.
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

/** One fragment per test. Does not use `describe()`, which omits a second pattern. */
export function toRules(schema: AnySchema, path: string): readonly JsonSchema[] {
  return schema.tests.map(({ OPTIONS: options }) => {
    const name = options?.name ?? "";
    // `unknown()` keeps the test of `noUnknown()` but clears its flag.
    if (name === "noUnknown" && Reflect.get(schema.spec, "noUnknown") !== true) return {};
    const rule = rules[schema.type]?.get(name);
    if (options === undefined || rule === undefined)
      throw new InexpressibleRuleError(path, name ? `the test "${name}" is not known` : "a test has no name");
    // Known tests use only the value, so no context is needed.
    const isPassed = (value: unknown) => Reflect.apply(options.test, undefined, [value, undefined]) === true;
    const fragment = rule(options.params ?? {}, isPassed);
    if (fragment === undefined)
      throw new InexpressibleRuleError(
        path,
        `the test "${name}" has parameters JSON Schema has no words for`,
      );
    return fragment;
  });
}
