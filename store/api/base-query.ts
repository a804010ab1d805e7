import { loadErrorTexts } from "./error-texts";
import type { BaseQueryFn } from "@reduxjs/toolkit/query";
import type { Route } from "@/lib/contract/contract";
import { buildHeader, buildId } from "@/lib/config/build-id";
import { pageLanguageHeader } from "@/lib/config/languages";
import { pageLanguage } from "@/lib/i18n/page-language";
import { callPath } from "@/lib/contract/request";
import { forgetUser } from "@/store/forget-user";
import type { ShopDispatch, ShopState } from "@/store/state";
import { toastAdded } from "@/store/slices/toasts";
import type { Call } from "./call-types";
import { type CallError, type FieldMessages, networkError } from "./call-error";
import { readError } from "./read-error";

const timeoutMs = 30_000;
const maxRetryAfterMs = 10_000;
/** Browsers limit all keepalive requests together to 64 KiB. */
const maxKeepaliveLength = 16_000;

export const baseQuery: BaseQueryFn<Call, unknown, CallError> = async (
  call,
  { signal, dispatch, getState },
) => {
  const result = await requestJson(call, signal);
  if ("data" in result) return result;
  const { error } = result;
  // The API is part of the shop's store, whose dispatch takes thunks.
  const shop = { dispatch: dispatch as ShopDispatch, state: getState() as ShopState };
  if (error.kind === "fields" && !call.showsFields)
    for (const text of await labelFields(error.fields)) shop.dispatch(toastAdded({ kind: "error", text }));
  // After the error has reached the caller: emptying the cache aborts the calls that are under way.
  if (isSessionOver(call.route, error) && shop.state.auth.isLoggedIn)
    setTimeout(() => shop.dispatch(forgetUser()));
  return { error };
};

async function labelFields(fields: FieldMessages): Promise<readonly string[]> {
  const { labelledFieldLines } = await import("./field-labels");
  return labelledFieldLines(fields);
}

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
    return { error: await readError(route, response, body, retryAfterMs(response)) };
  } catch {
    await loadErrorTexts();
    return { error: networkError };
  }
}

/** Only a definite 401 of a call that needs a session signs out, as in the BFF. */
export function isSessionOver(route: Route, error: CallError): boolean {
  return route.access !== "anyone" && error.kind === "failure" && error.status === 401;
}

/** Sends a request. A read answered with 503 and a short `Retry-After` is repeated once. */
export async function sendRequest(
  route: Route,
  url: string,
  body: unknown,
  signal: AbortSignal,
  idempotencyKey?: string,
): Promise<Response> {
  const first = await sendOnce(route, url, body, signal, idempotencyKey);
  const waitMs = first.status === 503 && route.method === "GET" ? retryAfterMs(first) : undefined;
  if (waitMs === undefined || waitMs > maxRetryAfterMs) return first;
  await pause(waitMs, signal);
  return sendOnce(route, url, body, signal);
}

async function sendOnce(
  route: Route,
  url: string,
  body: unknown,
  signal: AbortSignal,
  idempotencyKey?: string,
): Promise<Response> {
  // AbortSignal.any is missing in some browsers we support.
  const controller = new AbortController();
  const abort = () => controller.abort();
  const timer = setTimeout(abort, (route.timeoutMs ?? 0) + timeoutMs);
  if (signal.aborted) abort();
  signal.addEventListener("abort", abort, { once: true });
  const text = route.body === "json" ? JSON.stringify(body) : undefined;
  const file = body instanceof Blob ? body : undefined;
  try {
    return await fetch(url, {
      method: route.method,
      // A change is sent even when the page is left at once.
      keepalive: route.method !== "GET" && file === undefined && (text?.length ?? 0) < maxKeepaliveLength,
      signal: controller.signal,
      ...(file !== undefined && { body: file }),
      ...(text !== undefined && { body: text }),
      headers: {
        [pageLanguageHeader]: pageLanguage(),
        [buildHeader]: buildId,
        ...(text !== undefined && jsonHeaders(idempotencyKey)),
      },
    });
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", abort);
  }
}

const jsonHeaders = (idempotencyKey: string | undefined) => ({
  "content-type": "application/json",
  ...(idempotencyKey !== undefined && { "idempotency-key": idempotencyKey }),
});

export function retryAfterMs(response: Response): number | undefined {
  const header = response.headers.get("retry-after");
  if (header === null) return undefined;
  const waitMs = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isFinite(waitMs) ? Math.max(0, waitMs) : undefined;
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(new DOMException("Aborted", "AbortError"));
    });
  });
}
