import type { AnySchema } from "yup";
import { InexpressibleRuleError } from "./inexpressible";

/** Transforms that the document can omit. */
const harmless = ["trim", "uppercase"] as const;

const probe = " aB ";
const results: Readonly<Record<(typeof harmless)[number], string>> = { trim: "aB", uppercase: " AB " };

/** Number of yup's built-in transforms, which have no effect without casting. */
const builtIn: Readonly<Record<string, number>> = { string: 1, number: 1, boolean: 1 };

/** Throws for a transform that is not accepted. */
export function checkTransforms(schema: AnySchema, isCast: boolean, path: string): void {
  const added = schema.transforms.slice(builtIn[schema.type] ?? 0);
  if (added.length === 0) return;
  if (!isCast) throw new InexpressibleRuleError(path, "it has a transform, and nothing is cast here");
  if (schema.type !== "string")
    throw new InexpressibleRuleError(path, "it has a transform that changes the value");
  for (const transform of added) {
    const result: unknown = Reflect.apply(transform, schema, [probe, probe, schema, {}]);
    if (!harmless.some((name) => results[name] === result))
      throw new InexpressibleRuleError(path, "it has a transform that is neither trim nor uppercase");
  }
}
