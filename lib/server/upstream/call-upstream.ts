import "server-only";
import { storefrontEnv } from "@/lib/config/env";
import type { AnswerOf, AnyShape, BodyOf, ParamsOf, QueryOf, Route } from "@/lib/contract/contract";
import type { CallInput } from "@/lib/contract/request";
import { type Area, routes } from "@/lib/contract/routes";
import { type BuiltArea, shapeOf, type shapes } from "@/lib/contract/shapes";
import { guardSend } from "./guarded-send";
import type { CallResult } from "./result";
import { makeTransport } from "./transport";
import { type CallContext, makeUpstream, type Upstream } from "./upstream";

/** `area.call` of everything that has a shape and is not answered by the storefront itself. */
export type UpstreamCall = {
  [A in BuiltArea]: {
    [C in keyof (typeof shapes)[A] & string]: C extends keyof (typeof routes)[A]
      ? (typeof routes)[A][C] extends { servedBy: "storefront" }
        ? never
        : `${A}.${C}`
      : never;
  }[keyof (typeof shapes)[A] & string];
}[BuiltArea];

type ShapeOf<Name extends string> = Name extends `${infer A}.${infer C}`
  ? A extends BuiltArea
    ? C extends keyof (typeof shapes)[A]
      ? (typeof shapes)[A][C] extends AnyShape
        ? (typeof shapes)[A][C]
        : never
      : never
    : never
  : never;

type Wanted<Key extends string, T, Needed extends boolean> = [T] extends [undefined]
  ? { readonly [K in Key]?: never }
  : Needed extends true
    ? { readonly [K in Key]: T }
    : { readonly [K in Key]?: Partial<T> };

export type UpstreamCallInput<Name extends UpstreamCall> = Wanted<"params", ParamsOf<ShapeOf<Name>>, true> &
  Wanted<"query", QueryOf<ShapeOf<Name>>, false> &
  Wanted<"body", BodyOf<ShapeOf<Name>>, true>;

export type AnswerOfCall<Name extends UpstreamCall> = AnswerOf<ShapeOf<Name>>;

let shared: Upstream | undefined;

/** One pool of connections and one circuit breaker for the door and all pages. */
export function sharedUpstream(): Upstream {
  shared ??= makeUpstream(guardSend(makeTransport(storefrontEnv().UPSTREAM_URL)));
  return shared;
}

/** A call by name, typed by the contract. Failures are values; what went wrong is in `code` and `status`. */
export async function callUpstream<Name extends UpstreamCall>(
  name: Name,
  input: UpstreamCallInput<Name>,
  context: CallContext = {},
  upstream: Upstream = sharedUpstream(),
): Promise<CallResult<AnswerOfCall<Name>>> {
  const { route, shape } = findCall(name);
  const result = await upstream.call(route, shape, input as CallInput, context);
  return asAnswerOf<Name>(result);
}

export function findCall(name: UpstreamCall): { route: Route; shape: AnyShape | undefined } {
  const [area, call] = name.split(".") as [Area, string];
  const table: Readonly<Record<string, Route>> = routes[area];
  const route = table[call];
  if (route === undefined) throw new Error(`The contract has no ${name}.`);
  return { route, shape: shapeOf(area, call) };
}

/** Guaranteed by readAnswer: a value is returned only after the shape of this very call has passed it. */
function asAnswerOf<Name extends UpstreamCall>(result: CallResult<unknown>) {
  return result as CallResult<AnswerOfCall<Name>>;
}
