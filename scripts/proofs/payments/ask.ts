import { randomInt } from "node:crypto";
import { type CallInput, callPath } from "@/lib/contract/request";
import { listRoutes } from "@/lib/contract/routes";

/** The program has died: what it was asked last, nobody was told. */
export class Gone extends Error {}

export interface Asked extends CallInput {
  readonly session?: string | undefined;
  readonly key?: string | undefined;
}

export interface Answer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  readonly session: string;
}

export type Ask = (name: string, asked?: Asked) => Promise<Answer>;

/** Each buyer from a network of their own: nobody is here to try limits. */
export function askerOf(address: string): Ask {
  const network = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
  return async (name, { session, key, ...input } = {}) => {
    const named = listRoutes().find((known) => known.name === name);
    if (named === undefined) throw new Error(`There is no call ${name}.`);
    const headers = {
      ...{ "x-country": "US", "x-client-address": network },
      ...(input.body !== undefined && { "content-type": "application/json" }),
      ...(session !== undefined && { authorization: `Bearer ${session}` }),
      ...(key !== undefined && { "idempotency-key": key }),
    };
    const request = { method: named.route.method, headers, body: JSON.stringify(input.body) };
    try {
      const response = await fetch(`${address}${callPath(named.route, input)}`, request);
      const text = await response.text();
      const body = (text === "" ? {} : JSON.parse(text)) as Answer["body"];
      return { status: response.status, body, session: response.headers.get("x-session") ?? "" };
    } catch (error) {
      throw new Gone(name, { cause: error });
    }
  };
}
