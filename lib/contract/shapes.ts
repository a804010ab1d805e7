import * as areaShapes from "./area-shapes";
import type { AnyShape, TypedShape } from "./contract";
import type { Area, routes } from "./routes";

/** One shape for every route: a route without one does not compile. */
export const shapes = areaShapes satisfies {
  readonly [A in Area]: { readonly [Call in keyof (typeof routes)[A]]: TypedShape };
};

export function shapeOf(area: Area, call: string): AnyShape {
  const table = shapes[area] as unknown as Readonly<Record<string, AnyShape>>;
  const shape = table[call];
  if (shape === undefined) throw new Error(`The contract has no shape for ${area}.${call}.`);
  return shape;
}
