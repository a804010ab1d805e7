import { randomInt } from "node:crypto";
import type { CallName } from "@/lib/contract/calls";
import { type CallInput, callPath } from "@/lib/contract/request";
import { listRoutes } from "@/lib/contract/routes";

/** The program has exited: the result of the last call is unknown. */
export class ProgramExited extends Error {}

export interface CallOptions extends CallInput {
  readonly session?: string | undefined;
  readonly key?: string | undefined;
}

export interface Response {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  readonly session: string;
}

export type Call = (name: CallName, options?: CallOptions) => Promise<Response>;

/** A client address per buyer, to stay below the rate limits. */
export function createCaller(address: string): Call {
  const network = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
  return async (name, { session, key, ...input } = {}) => {
    const named = listRoutes().find((known) => known.name === name);
    if (named === undefined) throw new Error(`There is no call ${name}.`);
    const headers = {
      "x-country": "US",
      "x-client-address": network,
      ...(input.body !== undefined && { "content-type": "application/json" }),
      ...(session !== undefined && { authorization: `Bearer ${session}` }),
      ...(key !== undefined && { "idempotency-key": key }),
    };
    const request = { method: named.route.method, headers, body: JSON.stringify(input.body) };
    try {
      const response = await fetch(`${address}${callPath(named.route, input)}`, request);
      const text = await response.text();
      const body = (text === "" ? {} : JSON.parse(text)) as Response["body"];
      return { status: response.status, body, session: response.headers.get("x-session") ?? "" };
    } catch (error) {
      throw new ProgramExited(name, { cause: error });
    }
  };
}
