import type { BodyOf, ParamsOf, QueryOf, ResponseOf, Route, TypedShape } from "./contract";
import type { Area, routes } from "./routes";
import type { shapes } from "./shapes";

/** `area.call` of every call. */
export type CallName = { [A in Area]: `${A}.${keyof (typeof routes)[A] & string}` }[Area];

/** Calls that the storefront passes on to the backend. */
export type UpstreamCall = {
  [Name in CallName]: RouteOf<Name> extends { servedBy: "storefront" } ? never : Name;
}[CallName];

export type RouteOf<Name extends string> = Entry<typeof routes, Name, Route>;
export type ShapeOf<Name extends string> = Entry<typeof shapes, Name, TypedShape>;

/** What a table says about a call. */
type Entry<Table, Name extends string, Kind> = Name extends `${infer A}.${infer C}`
  ? A extends keyof Table
    ? C extends keyof Table[A]
      ? Table[A][C] extends Kind
        ? Table[A][C]
        : never
      : never
    : never
  : never;

/** `Response<"cart.get">` is the cart, in the browser, on pages and in the backend. */
export type Response<Name extends CallName> = ResponseOf<ShapeOf<Name>>;
export type Body<Name extends CallName> = BodyOf<ShapeOf<Name>>;
export type Query<Name extends CallName> = QueryOf<ShapeOf<Name>>;
export type Params<Name extends CallName> = ParamsOf<ShapeOf<Name>>;
