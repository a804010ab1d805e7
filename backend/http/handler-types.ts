import type { FileBody, FileResponse, ResponseOf, Route, TypedShape } from "@/lib/contract/contract";
import type { Area, routes } from "@/lib/contract/routes";
import type { Body, CallName, Params, Query, RouteOf, ShapeOf } from "@/lib/contract/calls";
import type { Db, Tx } from "@/backend/db/client";
import type { Refusal } from "./refusals";
import type { Settings } from "./settings";
import type { Caller, SignedInCaller } from "./caller";

/** What a use case receives besides its input. */
export interface Context {
  /** The transaction of the call. Of a GET it is the plain connection. */
  readonly tx: Tx;
  readonly caller: Caller;
  readonly settings: Settings;
}

/** The same for a route that asks for a session: guests have been refused. */
export interface SignedInContext extends Context {
  readonly caller: SignedInCaller;
}

/** For work that must not hold a transaction open: password hashing and network calls. */
export interface DbContext extends Omit<Context, "tx"> {
  readonly db: Db;
}

export interface SignedInDbContext extends DbContext {
  readonly caller: SignedInCaller;
}

/** The parsed request. */
export type Input<Name extends CallName> = {
  readonly params: Params<Name>;
  readonly query: Query<Name>;
  readonly body: Body<Name>;
} & (RouteOf<Name>["body"] extends FileBody ? { readonly file: Buffer } : unknown);

export interface StartedSession {
  readonly token: string;
  readonly maxAgeSeconds: number;
  /** Recognises this device at the next sign-in. */
  readonly deviceToken?: string;
}

/** Result of a call that signs the user in. The session token goes into headers, never into the body. */
export interface WithSession<Response> {
  readonly response: Response;
  readonly session: StartedSession;
}

/** Result of a call that responds with a file; the contract has its media type. */
export class GeneratedFile {
  constructor(
    readonly name: string,
    readonly content: Uint8Array,
  ) {}
}

type ResponseBodyOf<S extends TypedShape> = S["response"] extends FileResponse
  ? GeneratedFile
  : ResponseOf<S>;

type HandlerResult<R extends Route, S extends TypedShape> =
  | Refusal
  | (R extends { session: "starts" } ? WithSession<ResponseOf<S>> : ResponseBodyOf<S>);

type ContextOf<R extends Route, Guest, SignedIn> = R["access"] extends "anyone" ? Guest : SignedIn;

/** The use case of a call: one file, one transaction. */
type Handler<Name extends CallName, R extends Route = RouteOf<Name>, S extends TypedShape = ShapeOf<Name>> =
  | ((context: ContextOf<R, Context, SignedInContext>, input: Input<Name>) => Promise<HandlerResult<R, S>>)
  | {
      readonly outsideTransaction: (
        context: ContextOf<R, DbContext, SignedInDbContext>,
        input: Input<Name>,
      ) => Promise<HandlerResult<R, S>>;
    };

type BackendCalls<R> = {
  [Call in keyof R]: R[Call] extends { servedBy: "storefront" } ? never : Call;
}[keyof R];

/** The handlers of an area. A call without a handler does not compile. */
export type Handlers<A extends Area> = {
  readonly [Call in BackendCalls<(typeof routes)[A]> & string as Call]: Handler<`${A}.${Call}` & CallName>;
};

/** A handler as route registration sees it, after the compiler has checked it against its shape. */
export type UntypedHandler =
  | ((context: Context, input: UntypedInput) => Promise<unknown>)
  | { readonly outsideTransaction: (context: DbContext, input: UntypedInput) => Promise<unknown> };

export interface UntypedInput {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}
