import type { AnyShape, BodyOf, QueryOf } from "@/lib/contract/contract";
import type { Area, routes } from "@/lib/contract/routes";
import type { shapes } from "@/lib/contract/shapes";
import type { DoorAnswer } from "./door-answer";
import type { DoorCall } from "./door-call";

type ServedIn<A extends Area> = {
  [C in keyof (typeof routes)[A] & string]: (typeof routes)[A][C] extends { servedBy: "storefront" }
    ? C
    : never;
}[keyof (typeof routes)[A] & string];

type ShapeOf<A extends Area, C extends string> = A extends keyof typeof shapes
  ? C extends keyof (typeof shapes)[A]
    ? (typeof shapes)[A][C] extends AnyShape
      ? (typeof shapes)[A][C]
      : never
    : never
  : never;

export interface StorefrontInput<Query = unknown, Body = unknown> {
  readonly query: Query;
  readonly body: Body;
  readonly call: DoorCall;
}

type HandlerOf<S extends AnyShape> = (
  input: StorefrontInput<QueryOf<S>, BodyOf<S>>,
) => DoorAnswer | Promise<DoorAnswer>;

/** One handler for every call that the storefront answers itself: a missing one does not compile. */
export type StorefrontHandlers = {
  readonly [A in Area as [ServedIn<A>] extends [never] ? never : A]: {
    readonly [C in ServedIn<A>]: HandlerOf<ShapeOf<A, C>>;
  };
};

export type AnyStorefrontHandler = (input: StorefrontInput) => DoorAnswer | Promise<DoorAnswer>;

export type HandlerTable = Readonly<Record<string, Readonly<Record<string, AnyStorefrontHandler>>>>;

/** Guaranteed by parseCall: a handler runs only after the shape of its own call has parsed what it gets. */
export function asHandlerTable(handlers: StorefrontHandlers): HandlerTable {
  return handlers as unknown as HandlerTable;
}
