import "server-only";
import { storefrontEnv } from "@/lib/config/env";
import type {
  ResponseOf,
  AnyShape,
  BodyOf,
  ParamsOf,
  QueryOf,
  Route,
  TypedShape,
} from "@/lib/contract/contract";
import type { CallInput } from "@/lib/contract/request";
import { type Area, routes } from "@/lib/contract/routes";
import { shapeOf, type shapes } from "@/lib/contract/shapes";
import { createResilientSend } from "./resilient-send";
import type { CallResult } from "./call-result";
import { createTransport } from "./transport";
import { type CallContext, createUpstreamClient, type UpstreamClient } from "./upstream-client";

/** `area.call` of every call that the storefront does not serve itself. */
export type UpstreamCall = {
  [A in Area]: {
    [C in keyof (typeof shapes)[A] & string]: C extends keyof (typeof routes)[A]
      ? (typeof routes)[A][C] extends { servedBy: "storefront" }
        ? never
        : `${A}.${C}`
      : never;
  }[keyof (typeof shapes)[A] & string];
}[Area];

type ShapeOf<Name extends string> = Name extends `${infer A}.${infer C}`
  ? A extends Area
    ? C extends keyof (typeof shapes)[A]
      ? (typeof shapes)[A][C] extends TypedShape
        ? (typeof shapes)[A][C]
        : never
      : never
    : never
  : never;

type InputPart<Key extends string, T, IsRequired extends boolean> = [T] extends [undefined]
  ? { readonly [K in Key]?: never }
  : IsRequired extends true
    ? { readonly [K in Key]: T }
    : { readonly [K in Key]?: Partial<T> };

export type UpstreamCallInput<Name extends UpstreamCall> = InputPart<
  "params",
  ParamsOf<ShapeOf<Name>>,
  true
> &
  InputPart<"query", QueryOf<ShapeOf<Name>>, false> &
  InputPart<"body", BodyOf<ShapeOf<Name>>, true>;

export type ResponseOfCall<Name extends UpstreamCall> = ResponseOf<ShapeOf<Name>>;

let shared: UpstreamClient | undefined;

/** One connection pool and one circuit breaker for the BFF and all pages. */
export function sharedUpstreamClient(): UpstreamClient {
  shared ??= createUpstreamClient(createResilientSend(createTransport(storefrontEnv().UPSTREAM_URL)));
  return shared;
}

/** Makes a call by name, typed by the contract. Failures are values, described by `status` and `code`. */
export async function callUpstream<Name extends UpstreamCall>(
  name: Name,
  input: UpstreamCallInput<Name>,
  context: CallContext = {},
  upstream: UpstreamClient = sharedUpstreamClient(),
): Promise<CallResult<ResponseOfCall<Name>>> {
  const { route, shape } = findCall(name);
  const result = await upstream.call(route, shape, input as CallInput, context);
  return asResponseOf<Name>(result);
}

export function findCall(name: UpstreamCall): { route: Route; shape: AnyShape } {
  const [area, call] = name.split(".") as [Area, string];
  const table: Readonly<Record<string, Route>> = routes[area];
  const route = table[call];
  if (route === undefined) throw new Error(`The contract has no ${name}.`);
  return { route, shape: shapeOf(area, call) };
}

/** Safe because readResponse has validated the value with the shape of the same call. */
function asResponseOf<Name extends UpstreamCall>(result: CallResult<unknown>) {
  return result as CallResult<ResponseOfCall<Name>>;
}
