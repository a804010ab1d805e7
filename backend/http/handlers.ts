import type {
  AnswerOf,
  AnyShape,
  BodyOf,
  FileAnswer,
  ParamsOf,
  QueryOf,
  Route,
} from "@/lib/contract/contract";
import type { routes } from "@/lib/contract/routes";
import type { BuiltArea, shapes } from "@/lib/contract/shapes";
import type { Db, Tx } from "@/backend/db/client";
import type { Refusal } from "./refusals";
import type { Settings } from "./settings";
import type { Visit } from "./visit";

export interface Input<S extends AnyShape> {
  readonly params: ParamsOf<S>;
  readonly query: QueryOf<S>;
  readonly body: BodyOf<S>;
  readonly visit: Visit;
  readonly settings: Settings;
}

export interface StartedSession {
  readonly token: string;
  readonly maxAgeSeconds: number;
}

/** The answer of a call that signs somebody in: the session travels beside it, never in it. */
export interface WithSession<Answer> {
  readonly answer: Answer;
  readonly session: StartedSession;
}

/** The answer of a call that is a file; its type is the contract's. */
export class MadeFile {
  constructor(
    readonly name: string,
    readonly content: Uint8Array,
  ) {}
}

type GivenBy<S extends AnyShape> = S["answer"] extends FileAnswer ? MadeFile : AnswerOf<S>;

type Result<R extends Route, S extends AnyShape> =
  Refusal | (R extends { session: "starts" } ? WithSession<AnswerOf<S>> : GivenBy<S>);

/** One verb, one transaction; reads get the plain connection under the same name. */
type InTransaction<R extends Route, S extends AnyShape> = (
  input: Input<S> & { tx: Tx },
) => Promise<Result<R, S>>;

/** For what must not happen while a transaction waits: hashing a password, asking somebody over the network. */
interface Outside<R extends Route, S extends AnyShape> {
  readonly outsideTransaction: (input: Input<S> & { db: Db }) => Promise<Result<R, S>>;
}

type Handler<R extends Route, S extends AnyShape> = InTransaction<R, S> | Outside<R, S>;

type ServedHere<R> = {
  [Call in keyof R]: R[Call] extends { servedBy: "storefront" } ? never : Call;
}[keyof R];

type ShapeOf<A extends BuiltArea, Call> = Call extends keyof (typeof shapes)[A]
  ? (typeof shapes)[A][Call] extends AnyShape
    ? (typeof shapes)[A][Call]
    : never
  : never;

type RouteOf<A extends BuiltArea, Call> = Call extends keyof (typeof routes)[A]
  ? (typeof routes)[A][Call] extends Route
    ? (typeof routes)[A][Call]
    : never
  : never;

/** One handler per call of an area that the backend serves, or it does not compile. */
export type Handlers<A extends BuiltArea> = {
  readonly [Call in ServedHere<(typeof routes)[A]>]: Handler<RouteOf<A, Call>, ShapeOf<A, Call>>;
};

/** What registration sees of a handler, once the compiler has checked that it fits its shape. */
export type AnyHandler =
  | ((input: LooseInput & { tx: Tx }) => Promise<unknown>)
  | { readonly outsideTransaction: (input: LooseInput & { db: Db }) => Promise<unknown> };

export interface LooseInput {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly visit: Visit;
  readonly settings: Settings;
}
