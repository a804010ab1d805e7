import type {
  AnswerOf,
  AnyShape,
  BodyOf,
  ParamsOf,
  QueryOf,
  Route,
  Routes,
  Shapes,
} from "@/lib/contract/contract";
import type { CallInput } from "@/lib/contract/request";

/** What the base query sends. */
export interface Call {
  readonly route: Route;
  readonly input: CallInput;
  /** Of one attempt: sent again under it, the same thing is not done twice. */
  readonly idempotencyKey?: string;
}

/** The name under which a route stands in its table: method and path belong to one entry only. */
type NameOf<R extends Routes, One extends Route> = {
  [Name in keyof R]: [R[Name]["method"], R[Name]["path"]] extends [One["method"], One["path"]] ? Name : never;
}[keyof R];

type Part<Key extends string, Value, Given = Value> = [Value] extends [undefined]
  ? unknown
  : { readonly [K in Key]: Given };

/** Parameters and body as the shape says; of a query anything may be missing, the shape has its defaults. */
type InputOf<S extends AnyShape> = Part<"params", ParamsOf<S>> &
  Part<"body", BodyOf<S>> &
  ([QueryOf<S>] extends [undefined] ? unknown : { readonly query?: Partial<QueryOf<S>> });

/** Nothing has to be given where the call takes nothing. */
export type ArgumentOf<S extends AnyShape> =
  unknown extends InputOf<S> ? void : object extends InputOf<S> ? InputOf<S> | void : InputOf<S>;

export interface Endpoint<Argument, Answer> {
  readonly query: (argument: Argument) => Call;
  /** Carries the type of the answer to the endpoint's builder; the door has checked the answer itself. */
  readonly transformResponse: (answer: Answer) => Answer;
}

/**
 * An endpoint is one line, `addItem: build.mutation(call(cartRoutes.addItem))`: what goes in and what comes back is
 * inferred from the shapes, of which nothing but the types travels here.
 */
export function calls<R extends Routes, S extends Shapes<R> & Readonly<Record<keyof R, AnyShape>>>() {
  return <One extends R[keyof R]>(
    route: One,
  ): Endpoint<ArgumentOf<S[NameOf<R, One>]>, AnswerOf<S[NameOf<R, One>]>> => ({
    // The argument's type is made from what CallInput consists of, by the same shape.
    query: (argument) => ({ route, input: (argument ?? {}) as CallInput }),
    transformResponse: (answer) => answer,
  });
}
