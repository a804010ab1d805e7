import type { ErrorCode } from "@/lib/domain/error-codes";
import type { Access, Method, Route } from "./contract";

type Options = Partial<Omit<Route, "method" | "path" | "access">>;

type DeclaredRoute<M extends Method, B, Path, A, O extends Options> = {
  readonly method: M;
  readonly path: Path;
  readonly access: A;
  readonly body: O extends { readonly body: infer Own } ? Own : B;
  readonly failure: ErrorCode;
} & Omit<O, "body" | "failure">;

function routesOf<const M extends Method, const B extends Route["body"]>(method: M, body: B) {
  return <const Path extends string, const A extends Access, const O extends Options = Record<never, never>>(
    path: Path,
    access: A,
    options?: O,
  ) =>
    // Safe: the options replace the defaults of the same names.
    ({
      method,
      path,
      access,
      body,
      failure: "failures.operationFailed",
      ...options,
    }) as unknown as DeclaredRoute<M, B, Path, A, O>;
}

/** A call without a body. Its failure is "failures.operationFailed" where the specification has no other. */
export const get = routesOf("GET", "none");
export const del = routesOf("DELETE", "none");
/** A call with a JSON body. */
export const post = routesOf("POST", "json");
export const put = routesOf("PUT", "json");
