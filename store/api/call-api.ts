import type { Route } from "@/lib/contract/contract";
import type { CallInput } from "@/lib/contract/request";
import type { ShopThunk } from "@/store/state";
import { networkError } from "./call-error";
import type { CallArguments, CallOptions, CallResult, ResponseOfCall } from "./call-types";
import type * as apiClient from "./client";

export type ApiClient = typeof apiClient;

let client: ApiClient | undefined;

/**
 * Sends one call of the contract: `dispatch(callApi(cartRoutes.addItem, { params, body }))`. A route is all an endpoint
 * needs; what its response does to the cache is declared in ./cache-rules.
 */
export const callApi =
  <R extends Route>(
    route: R,
    ...[input, options]: CallArguments<R, CallOptions>
  ): ShopThunk<Promise<CallResult<ResponseOfCall<R>>>> =>
  async (dispatch) => {
    const api = await dispatch(loadApi());
    if (!api) return { ok: false, error: networkError };
    const result = await dispatch(api.sendCall(route, (input ?? {}) as CallInput, options));
    // The BFF has validated the response against the shape of this route.
    return result as CallResult<ResponseOfCall<R>>;
  };

/** RTK Query is a chunk of its own, loaded with the first call. Undefined where that fails. */
export const loadApi = (): ShopThunk<Promise<ApiClient | undefined>> => async (dispatch) => {
  try {
    client ??= await import("./loaded-api");
  } catch {
    return undefined;
  }
  dispatch(client.installApi());
  return client;
};

/** Called when a pointer or the focus comes near something that sends a call. */
export function preloadApi(): void {
  void import("./loaded-api").catch(() => undefined);
}

/** Removes all cached responses: they belong to the previous user. */
export const clearApiCache = (): ShopThunk => (dispatch) => {
  if (client) dispatch(client.clearCache());
};
