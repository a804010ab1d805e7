import type { BodyOf, FileBody, ParamsOf, QueryOf, ResponseOf, Route } from "@/lib/contract/contract";
import type { CallInput } from "@/lib/contract/request";
import type { routes } from "@/lib/contract/routes";
import type { shapes } from "@/lib/contract/shapes";
import type { CallError } from "./call-error";

/** A request as the API client stores and sends it. */
export interface Call {
  readonly route: Route;
  readonly input: CallInput;
  readonly idempotencyKey?: string | undefined;
  readonly showsFields?: boolean | undefined;
}

/** Expected failures are values: no call throws. */
export type CallResult<T> =
  | { readonly ok: true; readonly data: T }
  | { readonly ok: false; readonly error: CallError };

export interface CallOptions {
  /** A request repeated under the same key is executed once. */
  readonly idempotencyKey?: string;
  /** Reads: ignores a cached response. */
  readonly isFresh?: boolean;
  /** Reads: keeps the response cached, and up to date, for as long as the page is open. */
  readonly staysSubscribed?: boolean;
  /** The caller shows refused fields in their place: there are no toasts. */
  readonly showsFields?: boolean;
}

type AllRoutes = typeof routes;
type AllShapes = typeof shapes;
type KeyOf<R extends Route> = `${R["method"]} ${R["path"]}`;

type ShapesOfArea<A extends keyof AllShapes> = {
  [
    Name in keyof AllShapes[A] & keyof AllRoutes[A] as AllRoutes[A][Name] extends infer R extends Route
      ? KeyOf<R>
      : never
  ]: AllShapes[A][Name];
};

type Intersection<Union> = (Union extends unknown ? (part: Union) => void : never) extends (
  part: infer All,
) => void
  ? All
  : never;

/** Shapes by method and path. Only types: yup does not travel to the browser. */
type ShapesByKey = Intersection<{ [A in keyof AllShapes]: ShapesOfArea<A> }[keyof AllShapes]>;

type ShapeOf<R extends Route> = KeyOf<R> extends keyof ShapesByKey ? ShapesByKey[KeyOf<R>] : never;

type Part<Key extends string, Value> = [Value] extends [undefined] ? unknown : { readonly [K in Key]: Value };

/** Query parameters are optional: their shape has the defaults. */
export type InputOf<R extends Route> = Part<"params", ParamsOf<ShapeOf<R>>> &
  Part<"body", BodyOf<ShapeOf<R>>> &
  (R["body"] extends FileBody ? { readonly body: Blob } : unknown) &
  ([QueryOf<ShapeOf<R>>] extends [undefined] ? unknown : { readonly query?: Partial<QueryOf<ShapeOf<R>>> });

export type ResponseOfCall<R extends Route> = ResponseOf<ShapeOf<R>>;

/** The input may be left out where a call takes none. */
export type CallArguments<R extends Route, Options> =
  unknown extends InputOf<R>
    ? [input?: undefined, options?: Options]
    : object extends InputOf<R>
      ? [input?: InputOf<R>, options?: Options]
      : [input: InputOf<R>, options?: Options];
