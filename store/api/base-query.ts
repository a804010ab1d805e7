import type { BaseQueryFn } from "@reduxjs/toolkit/query";
import type { Route } from "@/lib/contract/contract";
import { callPath } from "@/lib/contract/request";
import { forgetPerson } from "@/store/session";
import type { ShopDispatch, ShopState } from "@/store/shop-state";
import { toastAsked } from "@/store/slices/toasts";
import type { Call } from "./call";
import { type CallError, fieldLines, networkError, readError } from "./call-error";
import { retryAfterMs, send } from "./send";

export interface CallOptions {
  /** For a search that is to fail without a word. */
  readonly isSilent?: boolean;
}

export const baseQuery: BaseQueryFn<Call, unknown, CallError, CallOptions> = async (
  call,
  { signal, dispatch, getState },
  options,
) => {
  const result = await ask(call, signal);
  if ("data" in result) return result;
  const { error } = result;
  // The api is part of this very store, whose dispatch takes thunks.
  const shop = { dispatch: dispatch as ShopDispatch, state: getState() as ShopState };
  if (error.kind === "fields" && !options?.isSilent)
    for (const text of fieldLines(error.fields)) shop.dispatch(toastAsked({ kind: "error", text }));
  if (isSessionOver(call.route, error) && shop.state.auth.isLoggedIn) shop.dispatch(forgetPerson());
  return result;
};

async function ask(
  { route, input, idempotencyKey }: Call,
  signal: AbortSignal,
): Promise<{ data: unknown } | { error: CallError }> {
  try {
    const response = await send(route, `/api${callPath(route, input)}`, input.body, signal, idempotencyKey);
    if (response.status === 204) return { data: undefined };
    const body: unknown = await response.json().catch(() => undefined);
    if (response.ok && body !== undefined) return { data: body };
    return { error: readError(route, response.status, body, retryAfterMs(response)) };
  } catch {
    return { error: networkError };
  }
}

/** Only a definite answer signs anybody out, and only where the call needed a session: as the door has it. */
export function isSessionOver(route: Route, error: CallError): boolean {
  return route.access !== "anyone" && error.kind === "failure" && error.status === 401;
}
