import type { AnyObjectSchema, AnySchema } from "yup";
import type { ErrorCode } from "@/lib/domain/error-codes";

export type Method = "GET" | "POST" | "PUT" | "DELETE";

/** Who may make a call. Ownership is checked by the backend on every call. */
export type Access = "anyone" | "session" | "admin";

/**
 * What a call waits for besides the database: hashed passwords, payment providers, rendered files, files that a browser
 * sends. Each group has a circuit breaker and a limit of concurrent requests of its own, so that one cannot take the
 * others down.
 */
export type CallGroup = "shop" | "account" | "payments" | "documents" | "uploads";

export interface FileBody {
  readonly file: readonly string[];
  readonly maxBytes: number;
}

export interface Route {
  readonly method: Method;
  /** Without `/api` and trailing slash; parameters in braces. */
  readonly path: string;
  readonly access: Access;
  readonly body: "none" | "json" | FileBody;
  /** Message for the user when the call fails without a more specific one. */
  readonly failure: ErrorCode;
  /** Served by the storefront itself: cookies, sign-out, country lookup. */
  readonly servedBy?: "storefront";
  /** Only the storefront calls it; the BFF does not expose it to browsers. */
  readonly isInternal?: true;
  /** Programs call it instead of browsers: this header signs the exact body. The storefront does not check the origin. */
  readonly signedBy?: string;
  /** Programs of users call it with `Authorization: Bearer <API token>`; the session cookie is ignored. */
  readonly usesApiToken?: true;
  /** `starts`: the response carries a session, which the BFF puts into the cookie. */
  readonly session?: "starts" | "ends";
  /** Not allowed while impersonating a user: payments, credentials, consent. */
  readonly forbidsImpersonation?: true;
  /** Works after the time limit of an impersonation, when the calls of a session are refused. */
  readonly worksAfterImpersonation?: true;
  /** Not in the specification: added because a screen needs it. */
  readonly ours?: true;
  /**
   * The response is the same for all guests of a market, so the BFF and a cache in front of the shop may cache it with this
   * tag. Where the path has an id, so has the tag: `product:969`.
   */
  readonly cacheTag?: "catalogue" | "product" | "breed";
  readonly timeoutMs?: number;
  /** Largest JSON body, where it is not `limits.jsonBodyBytes`. */
  readonly maxJsonBytes?: number;
  /** "shop" unless set. */
  readonly group?: Exclude<CallGroup, "shop">;
}

export type Routes = Readonly<Record<string, Route>>;

type PathNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathNames<Rest>
  : never;

/** A yup schema by its result alone: comparing schemas member by member took half of the type check. */
export interface TypedSchema {
  readonly __outputType: unknown;
}

type TypedObjectSchema<Names extends string = never> = TypedSchema & {
  readonly fields: Readonly<Record<Names, unknown>>;
};

/** Schemas of request and response. A path with parameters requires a params schema. */
type Shape<R extends Route> = {
  /** What the call does, in one sentence. */
  readonly summary: string;
  readonly query?: TypedObjectSchema;
  readonly response: TypedSchema | NoContent | FileResponse;
} & ([PathNames<R["path"]>] extends [never]
  ? { readonly params?: never }
  : { readonly params: TypedObjectSchema<PathNames<R["path"]>> }) &
  (R["body"] extends "json" ? { readonly body: TypedSchema } : { readonly body?: never });

/** One shape per route, enforced at compile time. */
export type Shapes<R extends Routes> = { readonly [Name in keyof R]: Shape<R[Name]> };

/** The types of any shape. */
export interface TypedShape {
  readonly params?: TypedSchema;
  readonly query?: TypedSchema;
  readonly body?: TypedSchema;
  readonly response: TypedSchema | NoContent | FileResponse;
}

/** Any shape, to parse with. */
export interface AnyShape {
  readonly summary: string;
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

/** `S` has no constraint: the compiler would check it for every route again. */
type Inferred<S, Part extends keyof TypedShape> = S extends {
  readonly [Name in Part]: { readonly __outputType: infer Output };
}
  ? Output
  : undefined;

export type ParamsOf<S> = Inferred<S, "params">;
export type QueryOf<S> = Inferred<S, "query">;
export type BodyOf<S> = Inferred<S, "body">;
export type ResponseOf<S> = Inferred<S, "response">;
