import { invalidRequest } from "./stripe-error";

/** The type of a parameter. `elsewhere`: known to Stripe but not simulated; using it throws. */
export type Rule =
  | { readonly kind: "integer"; readonly min?: number; readonly max?: number; readonly required?: true }
  | { readonly kind: "text"; readonly max: number; readonly required?: true; readonly isUnset?: true }
  | { readonly kind: "choice"; readonly of: readonly string[]; readonly required?: true }
  | { readonly kind: "boolean"; readonly required?: true }
  | { readonly kind: "list"; readonly of: readonly string[]; readonly required?: true }
  | { readonly kind: "object"; readonly fields: Rules; readonly required?: true }
  | { readonly kind: "metadata"; readonly required?: true }
  | { readonly kind: "elsewhere"; readonly required?: true };

export type Rules = Readonly<Record<string, Rule>>;
export type Form = Readonly<Record<string, unknown>>;

/** One rule for each parameter in the types of the real client: a missing or extra one does not compile. */
export type RulesOf<Params> = { readonly [Name in keyof Required<Params>]: Rule };

/** Throws Stripe's error for an unknown, missing or mistyped parameter. */
export function checkParameters(rules: Rules, form: Form, inside = ""): void {
  const nameOf = (key: string) => (inside === "" ? key : `${inside}[${key}]`);
  for (const key of Object.keys(form))
    if (!Object.hasOwn(rules, key))
      throw invalidRequest("parameter_unknown", `Received unknown parameter: ${nameOf(key)}`, nameOf(key));
  for (const [key, rule] of Object.entries(rules)) {
    if (form[key] !== undefined) checkValue(rule, form[key], nameOf(key));
    else if (rule.required)
      throw invalidRequest("parameter_missing", `Missing required param: ${nameOf(key)}.`, nameOf(key));
  }
}

function checkValue(rule: Rule, value: unknown, name: string): void {
  if (rule.kind === "object") return checkParameters(rule.fields, formOf(value, name), name);
  if (rule.kind === "metadata") return checkMetadata(formOf(value, name), name);
  if (rule.kind === "list") return checkList(rule.of, value, name);
  if (rule.kind === "elsewhere") throw new Error(`The fake Stripe does not simulate ${name}.`);
  if (typeof value !== "string")
    throw invalidRequest("parameter_invalid_string", `Invalid string: ${name}`, name);
  if (rule.kind === "integer") return checkInteger(rule, value, name);
  if (rule.kind === "boolean" && !/^(true|false)$/.test(value))
    throw invalidRequest(undefined, `Invalid boolean: ${value}`, name);
  if (rule.kind === "choice" && !rule.of.includes(value))
    throw invalidRequest(undefined, `Invalid ${name}: must be one of ${rule.of.join(", ")}`, name);
  if (rule.kind === "text") checkText(rule, value, name);
}

function checkInteger({ min, max }: { min?: number; max?: number }, value: string, name: string): void {
  const number = Number(value);
  if (!/^-?\d+$/.test(value))
    throw invalidRequest("parameter_invalid_integer", `Invalid integer: ${value}`, name);
  if (number < (min ?? number) || number > (max ?? number))
    throw invalidRequest("parameter_invalid_integer", `Invalid integer: ${value} is out of range`, name);
}

function checkText({ max, isUnset }: { max: number; isUnset?: true }, value: string, name: string): void {
  if (value === "" && !isUnset)
    throw invalidRequest("parameter_invalid_empty", `You passed an empty string for '${name}'.`, name);
  if (value.length > max)
    throw invalidRequest(
      "parameter_invalid_string_max",
      `Invalid string: must be at most ${max} characters`,
      name,
    );
}

function checkList(allowed: readonly string[], value: unknown, name: string): void {
  if (!Array.isArray(value)) throw invalidRequest("parameter_invalid_array", "Invalid array", name);
  for (const item of value)
    if (!allowed.includes(String(item)))
      throw invalidRequest(undefined, `This property cannot be expanded (${String(item)}).`, name);
}

function checkMetadata(form: Form, name: string): void {
  const entries = Object.entries(form);
  if (entries.length > 50)
    throw invalidRequest("parameter_invalid", "You cannot have more than 50 keys", name);
  for (const [key, value] of entries) {
    if (typeof value !== "string")
      throw invalidRequest("parameter_invalid_string", `Invalid string: ${key}`, name);
    if (key.length > 40) throw invalidRequest("parameter_invalid", `Metadata key ${key} is too long`, name);
    if (value.length > 500)
      throw invalidRequest("parameter_invalid", `Metadata value of ${key} is too long`, name);
  }
}

function formOf(value: unknown, name: string): Form {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw invalidRequest("parameter_invalid_hash", "Invalid object", name);
  return Object.fromEntries(Object.entries(value));
}
