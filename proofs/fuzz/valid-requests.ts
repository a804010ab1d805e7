import fc, { type Arbitrary } from "fast-check";
import type { NamedRoute } from "@/lib/contract/routes";
import { shapeOf } from "@/lib/contract/shapes";
import { withDefect } from "@/lib/contract/testing/invalid-values";
import { validTexts, validValues } from "@/lib/contract/testing/valid-values";
import type { Draft } from "./request-draft";
import type { Random } from "./random";

type Texts = Readonly<Record<string, string>>;

interface Pool {
  readonly params: readonly Texts[];
  readonly queries: readonly Texts[];
  readonly bodies: readonly unknown[];
  readonly invalidBodies: readonly unknown[];
}

const poolSize = 60;

/** In the history of a request that started with an invalid body. */
export const invalidBodyMark = "invalid body";

/** Generated values for each call, from its shape. */
export function createPools(named: readonly NamedRoute[], seed: number): ReadonlyMap<string, Pool> {
  return new Map(named.map((one, index) => [one.name, poolOf(one, seed + index)]));
}

function poolOf({ area, call, route }: NamedRoute, seed: number): Pool {
  const shape = shapeOf(area, call);
  const sample = <T>(values: Arbitrary<T>) => fc.sample(values, { seed, numRuns: poolSize });
  const bodies = shape.body ? validValues(shape.body) : fc.object({ maxDepth: 2 });
  const hasBody = route.body === "json";
  return {
    params: shape.params ? sample(validTexts(shape.params)) : [{}],
    queries: shape.query ? sample(validTexts(shape.query)) : [{}],
    bodies: hasBody ? sample(bodies) : [],
    invalidBodies: hasBody ? sample(withDefect(bodies)) : [],
  };
}

/** A valid request, or one with an invalid body. `cartId` is an existing cart. */
export function createDraft({ name, route }: NamedRoute, pool: Pool, random: Random, cartId: string): Draft {
  const params = random.pick(pool.params);
  const isInvalid = pool.invalidBodies.length > 0 && random.chance(0.5);
  const body =
    pool.bodies.length === 0 ? undefined : random.pick(isInvalid ? pool.invalidBodies : pool.bodies);
  const valueOf = (parameter: string) => {
    if (parameter === "sessionId" && random.chance(0.8)) return cartId;
    if (/id$/i.test(parameter) && parameter !== "sessionId" && random.chance(0.5))
      return String(1 + random.below(40));
    return params[parameter] ?? String(1 + random.below(900));
  };
  return {
    method: route.method,
    path: route.path.replace(/\{(\w+)\}/g, (_, parameter: string) => encodeURIComponent(valueOf(parameter))),
    query: Object.entries(random.pick(pool.queries)).map(
      ([key, value]) => `${key}=${encodeURIComponent(value)}`,
    ),
    headers: body === undefined ? {} : { "content-type": "application/json" },
    body: body === undefined ? undefined : JSON.stringify(withRealIds(body, random)),
    history: [name, ...(isInvalid ? [invalidBodyMark] : [])],
  };
}

/** Half of the bodies name an existing product: a call that stops at an unknown product proves little. */
function withRealIds(body: unknown, random: Random): unknown {
  if (typeof body !== "object" || body === null || !("productId" in body) || random.chance(0.5)) return body;
  return typeof body.productId === "number" ? { ...body, productId: 1 + random.below(60) } : body;
}
