import type { AnySchema } from "yup";
import { Inexpressible } from "./inexpressible";

/** What a document written for people who send clean text need not mention. */
const harmless = ["trim", "uppercase"] as const;

const probe = " aB ";
const answers: Readonly<Record<(typeof harmless)[number], string>> = { trim: "aB", uppercase: " AB " };

/** yup gives these types one transform of their own, which does nothing where nothing is cast. */
const builtIn: Readonly<Record<string, number>> = { string: 1, number: 1, boolean: 1 };

/** Throws unless every transform is one of those that are accepted. */
export function checkTransforms(schema: AnySchema, isCast: boolean, path: string): void {
  const added = schema.transforms.slice(builtIn[schema.type] ?? 0);
  if (added.length === 0) return;
  if (!isCast) throw new Inexpressible(path, "it has a transform, and nothing is cast here");
  if (schema.type !== "string") throw new Inexpressible(path, "it has a transform that changes the value");
  for (const transform of added) {
    const answer: unknown = Reflect.apply(transform, schema, [probe, probe, schema, {}]);
    if (!harmless.some((name) => answers[name] === answer))
      throw new Inexpressible(path, "it has a transform that is neither trim nor uppercase");
  }
}
