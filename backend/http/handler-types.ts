import type {
  ResponseOf,
  BodyOf,
  FileBody,
  FileResponse,
  ParamsOf,
  QueryOf,
  Route,
  TypedShape,
} from "@/lib/contract/contract";
import type { Area, routes } from "@/lib/contract/routes";
import type { RouteOf, ShapeOf } from "@/lib/contract/calls";
import type { Db, Tx } from "@/backend/db/client";
import type { Refusal } from "./refusals";
import type { Settings } from "./settings";
import type { Caller, SignedInCaller } from "./caller";

export interface Input<S extends TypedShape> {
  readonly params: ParamsOf<S>;
  readonly query: QueryOf<S>;
  readonly body: BodyOf<S>;
  readonly settings: Settings;
}

/** Registration has refused guests where the route asks for a session. */
type CallerOf<R extends Route> = {
  readonly caller: R["access"] extends "anyone" ? Caller : SignedInCaller;
};

/** The file of a call that takes one. */
type FileOf<R extends Route> = R["body"] extends FileBody ? { readonly file: Buffer } : unknown;

/** What a use case receives besides its input. */
export interface UseCaseContext {
  readonly tx: Tx;
  readonly caller: Caller;
  readonly settings: Settings;
}

/** The same of a route that asks for a session. */
export interface SignedInContext extends UseCaseContext {
  readonly caller: SignedInCaller;
}

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

/** One use case, one transaction. GET handlers receive the plain connection as `tx`. */
type InTransaction<R extends Route, S extends TypedShape> = (
  input: Input<S> & CallerOf<R> & FileOf<R> & { tx: Tx },
) => Promise<HandlerResult<R, S>>;

/** For work that must not hold a transaction open: password hashing and network calls. */
interface OutsideTransaction<R extends Route, S extends TypedShape> {
  readonly outsideTransaction: (
    input: Input<S> & CallerOf<R> & FileOf<R> & { db: Db },
  ) => Promise<HandlerResult<R, S>>;
}

type Handler<R extends Route, S extends TypedShape> = InTransaction<R, S> | OutsideTransaction<R, S>;

type BackendCalls<R> = {
  [Call in keyof R]: R[Call] extends { servedBy: "storefront" } ? never : Call;
}[keyof R];

/** The handlers of an area. A call without a handler does not compile. */
export type Handlers<A extends Area> = {
  readonly [Call in BackendCalls<(typeof routes)[A]> & string]: Handler<
    RouteOf<`${A}.${Call}`>,
    ShapeOf<`${A}.${Call}`>
  >;
};

/** A handler as route registration sees it, after the compiler has checked it against its shape. */
export type UntypedHandler =
  | ((input: UntypedInput & { tx: Tx }) => Promise<unknown>)
  | { readonly outsideTransaction: (input: UntypedInput & { db: Db }) => Promise<unknown> };

export interface UntypedInput {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly caller: Caller;
  readonly settings: Settings;
}
