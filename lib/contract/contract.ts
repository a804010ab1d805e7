import type { AnyObjectSchema, AnySchema, InferType } from "yup";

export type Method = "GET" | "POST" | "PUT" | "DELETE";

/** Who may make a call. Whose thing it is, the backend decides by owner on every call. */
export type Access = "anyone" | "session" | "admin";

export interface FileBody {
  readonly file: readonly string[];
  readonly maxBytes: number;
}

export interface Route {
  readonly method: Method;
  /** Without `/api`, without a trailing slash; parameters in braces. */
  readonly path: string;
  readonly access: Access;
  readonly body: "none" | "json" | FileBody;
  /** What a person reads when the call fails and nothing more exact is known. */
  readonly failure: string;
  /** Calls the storefront answers itself: cookies, sign-out, the country of an address. */
  readonly servedBy?: "storefront";
  /** `starts`: the answer carries a session for the door to put into the cookie. */
  /** The storefront's own programs call it; the door does not know it, so no browser can. */
  readonly isInternal?: true;
  readonly session?: "starts" | "ends";
  /** What nobody may do for somebody else: paying, and changing how they sign in. */
  readonly forbidsImpersonation?: true;
  /** Not named by the product's specification: added because a screen needs it. */
  readonly ours?: true;
  readonly timeoutMs?: number;
}

export type Routes = Readonly<Record<string, Route>>;

type PathNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathNames<Rest>
  : never;

/** What goes into a call and what comes back. A path with parameters cannot forget to describe them. */
type Shape<R extends Route> = {
  readonly query?: AnyObjectSchema;
  readonly response: AnySchema | NoContent | FileResponse;
} & ([PathNames<R["path"]>] extends [never]
  ? { readonly params?: never }
  : { readonly params: ParamsSchema<PathNames<R["path"]>> }) &
  (R["body"] extends "json" ? { readonly body: AnySchema } : { readonly body?: never });

type ParamsSchema<Names extends string> = AnyObjectSchema & {
  readonly fields: Readonly<Record<Names, unknown>>;
};

/** One shape per route, or it does not compile. */
export type Shapes<R extends Routes> = { readonly [Name in keyof R]: Shape<R[Name]> };

export interface AnyShape {
  readonly params?: AnyObjectSchema;
  readonly query?: AnyObjectSchema;
  readonly body?: AnySchema;
  readonly response: AnySchema | NoContent | FileResponse;
}

/** A file response: streamed, always of this type, never larger than this. */
export interface FileResponse {
  readonly fileType: string;
  readonly maxBytes: number;
}

export function isFileResponse(response: AnySchema | NoContent | FileResponse): response is FileResponse {
  return "fileType" in response;
}

/** An empty response: 204. */
export const noContent = { nothing: true } as const;
export type NoContent = typeof noContent;

export function isNoContent(response: AnySchema | NoContent | FileResponse): response is NoContent {
  return response === noContent;
}

/** A JSON response, which therefore has a schema. */
export function isJsonResponse(response: AnySchema | NoContent | FileResponse): response is AnySchema {
  return !isNoContent(response) && !isFileResponse(response);
}

type Inferred<S> = S extends AnySchema ? InferType<S> : undefined;

export type ParamsOf<S extends AnyShape> = Inferred<S["params"]>;
export type QueryOf<S extends AnyShape> = Inferred<S["query"]>;
export type BodyOf<S extends AnyShape> = Inferred<S["body"]>;
export type ResponseOf<S extends AnyShape> = Inferred<S["response"]>;
