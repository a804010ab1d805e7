import type { TypedShape, BodyOf, QueryOf } from "@/lib/contract/contract";
import type { Area, routes } from "@/lib/contract/routes";
import type { ShapeOf } from "@/lib/contract/calls";
import type { BffResponse } from "./bff-response";
import type { BffCall } from "./bff-call";

type ServedIn<A extends Area> = {
  [C in keyof (typeof routes)[A] & string]: (typeof routes)[A][C] extends { servedBy: "storefront" }
    ? C
    : never;
}[keyof (typeof routes)[A] & string];

export interface StorefrontInput<Query = unknown, Body = unknown> {
  readonly query: Query;
  readonly body: Body;
  readonly call: BffCall;
}

type HandlerOf<S extends TypedShape> = (
  input: StorefrontInput<QueryOf<S>, BodyOf<S>>,
) => BffResponse | Promise<BffResponse>;

/** One handler for every call the storefront serves itself; a missing one does not compile. */
export type StorefrontHandlers = {
  readonly [A in Area as [ServedIn<A>] extends [never] ? never : A]: {
    readonly [C in ServedIn<A>]: HandlerOf<ShapeOf<`${A}.${C}`>>;
  };
};

export type StorefrontHandler = (input: StorefrontInput) => BffResponse | Promise<BffResponse>;

export type HandlerTable = Readonly<Record<string, Readonly<Record<string, StorefrontHandler>>>>;

/** Safe because parseRequest has parsed the input with the shape of the same call. */
export function asHandlerTable(handlers: StorefrontHandlers): HandlerTable {
  return handlers as unknown as HandlerTable;
}
