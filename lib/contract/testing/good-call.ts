import fc from "fast-check";
import type { CallInput } from "@/lib/contract/request";
import { callPath } from "@/lib/contract/request";
import type { NamedRoute } from "@/lib/contract/routes";
import { shapeOf } from "@/lib/contract/shapes";
import { validTexts, validValues } from "./valid-values";

/** Fixed seed, so that failures are reproducible. */
const seed = 20_261_121;

function sample<T>(values: fc.Arbitrary<T>): T {
  const [first] = fc.sample(values, { numRuns: 1, seed });
  if (first === undefined) throw new Error("A shape accepts nothing.");
  return first;
}

/** A valid request for a call. Without a shape, parameters are 1 and the body is empty. */
export function goodInput({ area, call, route }: NamedRoute): CallInput {
  const { params, query, body } = shapeOf(area, call);
  const names = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => [name, "1"]);
  return {
    params: params ? sample(validTexts(params)) : Object.fromEntries(names),
    ...(query && { query: sample(validTexts(query)) }),
    ...(route.body === "json" && { body: body ? sample(validValues(body)) : {} }),
  };
}

export function buildValidRequest(named: NamedRoute): { readonly path: string; readonly body: unknown } {
  const input = goodInput(named);
  return { path: callPath(named.route, input), body: input.body };
}
