import "server-only";
import { storefrontEnv } from "@/lib/config/env";
import type { Body, Params, Query, Response, UpstreamCall } from "@/lib/contract/calls";
import type { AnyShape, Route } from "@/lib/contract/contract";
import type { CallInput } from "@/lib/contract/request";
import { type Area, routes } from "@/lib/contract/routes";
import { shapeOf } from "@/lib/contract/shapes";
import { createBalancedSend } from "./balanced-send";
import { createResilientSend } from "./resilient-send";
import type { UpstreamResult } from "./upstream-result";
import { createTransport } from "./transport";
import { type CallContext, createUpstreamClient, type UpstreamClient } from "./upstream-client";

type InputPart<Key extends string, T, IsRequired extends boolean> = [T] extends [undefined]
  ? { readonly [K in Key]?: never }
  : IsRequired extends true
    ? { readonly [K in Key]: T }
    : { readonly [K in Key]?: Partial<T> };

export type UpstreamCallInput<Name extends UpstreamCall> = InputPart<"params", Params<Name>, true> &
  InputPart<"query", Query<Name>, false> &
  InputPart<"body", Body<Name>, true>;

let shared: UpstreamClient | undefined;

/** The connections and circuit breakers of the BFF and all pages. */
export function sharedUpstreamClient(): UpstreamClient {
  shared ??= createUpstreamClient(
    createBalancedSend(storefrontEnv().UPSTREAM_URL.map((url) => createResilientSend(createTransport(url)))),
  );
  return shared;
}

/** Makes a call by name, typed by the contract. Failures are values, described by `status` and `code`. */
export async function callUpstream<Name extends UpstreamCall>(
  name: Name,
  input: UpstreamCallInput<Name>,
  context: CallContext = {},
  upstream: UpstreamClient = sharedUpstreamClient(),
): Promise<UpstreamResult<Response<Name>>> {
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
function asResponseOf<Name extends UpstreamCall>(result: UpstreamResult<unknown>) {
  return result as UpstreamResult<Response<Name>>;
}
