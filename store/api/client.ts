import type { Middleware } from "@reduxjs/toolkit";
import { createApi } from "@reduxjs/toolkit/query";
import type { Route } from "@/lib/contract/contract";
import { type CallInput, callPath } from "@/lib/contract/request";
import { writeSubmittedOrder } from "@/store/persistence/submitted-order";
import { writePaymentReturn } from "@/store/persistence/payment-return";
import { cartChangedElsewhere } from "@/store/slices/cart";
import { signedOut } from "@/store/slices/auth";
import type { ShopDispatch, ShopState, ShopThunk } from "@/store/state";
import { baseQuery } from "./base-query";
import { cacheRuleOf } from "./cache-rules";
import { toCallError } from "./call-error";
import type { Call, CallOptions, CallResult } from "./call-types";
import { markUser } from "@/store/api/account/mark-user";

interface Lifecycle {
  readonly dispatch: unknown;
  readonly queryFulfilled: Promise<unknown>;
}

/** Two generic endpoints serve every route. Responses live in this cache and nowhere else. */
const api = createApi({
  reducerPath: "api",
  baseQuery,
  tagTypes: ["cart", "user"],
  endpoints: (build) => ({
    read: build.query<unknown, Call>({
      query: (call) => call,
      serializeQueryArgs: ({ queryArgs }) => cacheKeyOf(queryArgs),
      providesTags: (_data, _error, { route }) => cacheRuleOf(route).provides ?? [],
      onQueryStarted: (call, lifecycle) => runRule(call, lifecycle),
    }),
    write: build.mutation<unknown, Call>({
      query: (call) => call,
      invalidatesTags: (_data, error, { route }) => {
        const { invalidates = [], invalidatesWhen = () => true } = cacheRuleOf(route);
        return invalidatesWhen(error) ? invalidates : [];
      },
      onQueryStarted: (call, lifecycle) => runRule(call, lifecycle),
    }),
  }),
});

/** The response of a read, as a component subscribes to it. */
export interface CacheEntry {
  readonly status: string;
  readonly data?: unknown;
  readonly error?: unknown;
}

export const cacheKeyOf = ({ route, input }: Pick<Call, "route" | "input">) => callPath(route, input);

export const sendCall =
  (route: Route, input: CallInput, options: CallOptions = {}): ShopThunk<Promise<CallResult<unknown>>> =>
  async (dispatch) => {
    const { idempotencyKey, showsFields, isFresh = false, staysSubscribed = false } = options;
    const call: Call = { route, input, idempotencyKey, showsFields };
    const { data, error } = await (route.method === "GET"
      ? dispatch(api.endpoints.read.initiate(call, { subscribe: staysSubscribed, forceRefetch: isFresh }))
      : dispatch(api.endpoints.write.initiate(call, { track: false })));
    // A read without data or error was dropped together with the cache, because its 401 ended the session.
    const isDropped = route.method === "GET" && data === undefined;
    return error || isDropped ? { ok: false, error: toCallError(error) } : { ok: true, data };
  };

/** Reads, and again after every change to the same data, until the returned function is called. */
export const subscribe =
  (call: Call): ShopThunk<() => void> =>
  (dispatch) =>
    dispatch(api.endpoints.read.initiate(call)).unsubscribe;

export const refetch =
  (call: Call): ShopThunk =>
  (dispatch) =>
    void dispatch(api.endpoints.read.initiate(call, { subscribe: false, forceRefetch: true }));

export function cacheEntryOf(state: ShopState, key: string): CacheEntry | undefined {
  // Not part of ShopState: the store is created without it.
  const { api: cache } = state as {
    readonly api?: { readonly queries: Readonly<Record<string, CacheEntry | undefined>> };
  };
  return cache?.queries[key];
}

/** Resolves when no request is under way. Only then RTK Query reads again what has been changed. */
export const waitForRequests = (): ShopThunk<Promise<void>> => async (dispatch) => {
  const listRunning = () => [
    ...dispatch(api.util.getRunningMutationsThunk()),
    ...dispatch(api.util.getRunningQueriesThunk()),
  ];
  for (let running = listRunning(); running.length > 0; running = listRunning()) await Promise.all(running);
};

export const clearCache = () => api.util.resetApiState();

/** Adds RTK Query to a store that was created without it. Calling it again has no effect. */
export const installApi = (): ShopThunk => (_dispatch, _getState, extra) =>
  extra.addLazyPart({
    name: api.reducerPath,
    reducer: api.reducer,
    middleware: [followStore, api.middleware],
  });

const followStore: Middleware = (store) => (next) => (action) => {
  const result = next(action);
  if (signedOut.match(action)) {
    store.dispatch(clearCache());
    markUser(undefined);
    // The draft of checkout stays, like those of forms: it is shown to its owner only.
    writeSubmittedOrder(undefined);
    writePaymentReturn(undefined);
  }
  if (cartChangedElsewhere.match(action)) store.dispatch(api.util.invalidateTags(["cart"]));
  return result;
};

function runRule({ route, input }: Call, { dispatch, queryFulfilled }: Lifecycle): Promise<void> {
  const { onSuccess, onFailure } = cacheRuleOf(route);
  // The API is part of the shop's store, whose dispatch takes thunks.
  const shopDispatch = dispatch as ShopDispatch;
  return queryFulfilled.then(
    () => void (onSuccess && shopDispatch(onSuccess())),
    (failed: { readonly error?: unknown; readonly isUnhandledError?: boolean }) => {
      if (!onFailure || failed.isUnhandledError) return;
      shopDispatch(onFailure(toCallError(failed.error), input));
    },
  );
}
