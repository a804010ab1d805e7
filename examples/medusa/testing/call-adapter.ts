import type { CallName, Response } from "@/lib/contract/calls";
import type { Route } from "@/lib/contract/contract";
import { type CallInput, callPath } from "@/lib/contract/request";
import { listRoutes } from "@/lib/contract/routes";

export interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly codes: unknown;
}

interface Options extends CallInput {
  readonly country?: string;
}

export function routeOf(name: CallName): Route {
  const found = listRoutes().find((one) => one.name === name);
  if (found === undefined) throw new Error(`${name} is no call.`);
  return found.route;
}

const json = { "content-type": "application/json" };

/** Calls a backend as the storefront does. */
export async function callBackend(
  url: string,
  name: CallName,
  { country = "AU", ...input }: Options = {},
): Promise<Answer> {
  const route = routeOf(name);
  const hasBody = route.body === "json";
  const response = await fetch(url + callPath(route, input), {
    method: route.method,
    headers: { "x-country": country, "x-request-id": "test", ...(hasBody && json) },
    ...(hasBody && { body: JSON.stringify(input.body ?? {}) }),
  });
  const text = await response.text();
  const body: unknown = text === "" ? undefined : JSON.parse(text);
  const codes = response.headers.get("x-error-codes");
  return { status: response.status, body, codes: codes === null ? undefined : JSON.parse(codes) };
}

/** The same for a call that must succeed. */
export async function readBackend<Name extends CallName>(
  url: string,
  name: Name,
  options?: Options,
): Promise<Response<Name>> {
  const { status, body } = await callBackend(url, name, options);
  if (status >= 300) throw new Error(`${name} answered ${status}: ${JSON.stringify(body)}`);
  // Safe: the adapter has checked its answer with the contract.
  return body as Response<Name>;
}
