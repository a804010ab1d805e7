import type { FastifyBaseLogger } from "fastify";
import type { Body, CallName, Params, Query, Response } from "@/lib/contract/calls";
import type { MedusaClient } from "./medusa-client";
import type { Refusal } from "./refusal";
import type { SignedIds } from "./signed-ids";

/** What a call knows besides its input. */
export interface Context {
  readonly medusa: MedusaClient;
  readonly ids: SignedIds;
  readonly log: FastifyBaseLogger;
  /** Ids of carts whose orders are being placed right now. */
  readonly placing: Set<string>;
  /** Of the visitor; undefined while unknown. */
  readonly country: string | undefined;
}

interface Input<Name extends CallName> {
  readonly params: Params<Name>;
  readonly query: Query<Name>;
  readonly body: Body<Name>;
}

/** Serves a call: its types are those of the contract. */
export type Handler<Name extends CallName> = (
  context: Context,
  input: Input<Name>,
) => Promise<Response<Name> | Refusal>;

export type Handlers<Served extends CallName> = { readonly [Name in Served]: Handler<Name> };
