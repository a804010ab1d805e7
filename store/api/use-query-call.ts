import { useEffect, useRef, useState } from "react";
import type { Route } from "@/lib/contract/contract";
import { type CallInput, callPath } from "@/lib/contract/request";
import { useShopDispatch, useShopSelector } from "@/store/hooks";
import { type ApiClient, loadApi } from "./call-api";
import { type CallError, networkError, toCallError } from "./call-error";
import type { CallArguments, ResponseOfCall } from "./call-types";
import type { CacheEntry } from "./client";

interface QueryOptions {
  /** No call is made, and no data returned. */
  readonly isSkipped?: boolean;
}

export interface QueryCall<T> {
  readonly data: T | undefined;
  readonly error: CallError | undefined;
  /** The last attempt failed. There may be data of an earlier one. */
  readonly isError: boolean;
  readonly isFetching: boolean;
  /** The first attempt is under way. */
  readonly isLoading: boolean;
  readonly refetch: () => void;
}

/** The response of a read, kept up to date while the component is displayed. Loads RTK Query on first use. */
export function useQueryCall<R extends Route>(
  route: R,
  ...[input, { isSkipped = false } = {}]: CallArguments<R, QueryOptions>
): QueryCall<ResponseOfCall<R>> {
  const call = { route, input: (input ?? {}) as CallInput };
  const key = isSkipped ? undefined : callPath(route, call.input);
  const { client, entry, hasFailed, retry } = useSubscription(key, call);
  const dispatch = useShopDispatch();
  const data = useLatestData(key, entry?.data) as ResponseOfCall<R> | undefined;
  const error = hasFailed ? networkError : failureOf(entry);
  const isFetching = !isSkipped && !hasFailed && (entry === undefined || entry.status === "pending");
  return {
    data,
    error,
    isError: error !== undefined,
    isFetching,
    isLoading: isFetching && data === undefined,
    refetch: () => (client ? void dispatch(client.refetch(call)) : retry()),
  };
}

const failureOf = (entry: CacheEntry | undefined) =>
  entry?.status === "rejected" ? toCallError(entry.error) : undefined;

type ReadCall = Parameters<ApiClient["subscribe"]>[0];

function useSubscription(key: string | undefined, call: ReadCall) {
  const dispatch = useShopDispatch();
  const [client, setClient] = useState<ApiClient>();
  const [hasFailed, setHasFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const latest = useRef(call);
  const unsubscribe = useRef<() => void>(undefined);
  useEffect(() => {
    latest.current = call;
  });
  useEffect(() => {
    if (key === undefined) return;
    let isOver = false;
    void dispatch(loadApi()).then((loaded) => {
      if (isOver) return;
      setClient(loaded);
      setHasFailed(loaded === undefined);
      if (loaded) unsubscribe.current = dispatch(loaded.subscribe(latest.current));
    });
    return () => {
      isOver = true;
      unsubscribe.current?.();
      unsubscribe.current = undefined;
    };
  }, [dispatch, key, attempt]);
  const entry = useShopSelector((state) =>
    client && key !== undefined ? client.cacheEntryOf(state, key) : undefined,
  );
  const knownKey = useRef<string>(undefined);
  // The cache was cleared while this is on display, because another user signed in: read again.
  useEffect(() => {
    const wasCleared = entry === undefined && key !== undefined && knownKey.current === key;
    knownKey.current = entry && key;
    if (wasCleared && client && unsubscribe.current)
      unsubscribe.current = dispatch(client.subscribe(latest.current));
  }, [client, dispatch, entry, key]);
  return { client, entry, hasFailed: hasFailed && key !== undefined, retry: () => setAttempt(attempt + 1) };
}

/** While the response for another key is awaited, the previous one stays on display. */
function useLatestData(key: string | undefined, data: unknown): unknown {
  const [latest, setLatest] = useState<{ readonly key: string; readonly data: unknown }>();
  if (key !== undefined && data !== undefined && (latest?.data !== data || latest.key !== key))
    setLatest({ key, data });
  if (data !== undefined || key === undefined) return data;
  // With the same key, the cache was cleared because another user signed in.
  return latest?.key === key ? undefined : latest?.data;
}
