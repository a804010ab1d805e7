import type { BaseQueryFn } from "@reduxjs/toolkit/query";
import type { Route } from "@/lib/contract/contract";
import { callPath } from "@/lib/contract/request";
import { forgetUser } from "@/store/forget-user";
import type { ShopDispatch, ShopState } from "@/store/state";
import { toastAdded } from "@/store/slices/toasts";
import type { Call } from "./call-types";
import { type CallError, fieldLines, networkError } from "./call-error";
import { readError } from "./read-error";
import { retryAfterMs, sendRequest } from "./send-request";

export const baseQuery: BaseQueryFn<Call, unknown, CallError> = async (
  call,
  { signal, dispatch, getState },
) => {
  const result = await requestJson(call, signal);
  if ("data" in result) return result;
  const { error } = result;
  // The API is part of the shop's store, whose dispatch takes thunks.
  const shop = { dispatch: dispatch as ShopDispatch, state: getState() as ShopState };
  if (error.kind === "fields")
    for (const text of fieldLines(error.fields)) shop.dispatch(toastAdded({ kind: "error", text }));
  if (isSessionOver(call.route, error) && shop.state.auth.isLoggedIn) shop.dispatch(forgetUser());
  return result;
};

async function requestJson(
  { route, input, idempotencyKey }: Call,
  signal: AbortSignal,
): Promise<{ data: unknown } | { error: CallError }> {
  try {
    const response = await sendRequest(
      route,
      `/api${callPath(route, input)}`,
      input.body,
      signal,
      idempotencyKey,
    );
    if (response.status === 204) return { data: undefined };
    const body: unknown = await response.json().catch(() => undefined);
    if (response.ok && body !== undefined) return { data: body };
    return { error: readError(route, response.status, body, retryAfterMs(response)) };
  } catch {
    return { error: networkError };
  }
}

/** Only a definite 401 of a call that needs a session signs out, as in the BFF. */
export function isSessionOver(route: Route, error: CallError): boolean {
  return route.access !== "anyone" && error.kind === "failure" && error.status === 401;
}
