import type { Route } from "@/lib/contract/contract";
import { type CallInput, callPath } from "@/lib/contract/request";
import { forgetPerson } from "@/store/session";
import type { ShopThunk } from "@/store/shop-state";
import { isSessionOver } from "./base-query";
import { type CallError, networkError, readError } from "./call-error";
import { retryAfterMs, send } from "./send";

export type Downloaded =
  | { readonly ok: true; readonly file: Blob; readonly name: string }
  | { readonly ok: false; readonly error: CallError };

/** A call whose answer is a file. It is in no state: whoever asked for it gives it to the browser to keep. */
export const download =
  (route: Route, input: CallInput = {}): ShopThunk<Promise<Downloaded>> =>
  async (dispatch, getState) => {
    const read = await ask(route, input);
    if (!read.ok && isSessionOver(route, read.error) && getState().auth.isLoggedIn) dispatch(forgetPerson());
    return read;
  };

async function ask(route: Route, input: CallInput): Promise<Downloaded> {
  try {
    const response = await send(
      route,
      `/api${callPath(route, input)}`,
      undefined,
      new AbortController().signal,
    );
    if (response.ok) return { ok: true, file: await response.blob(), name: nameOf(response) };
    const body: unknown = await response.json().catch(() => undefined);
    return { ok: false, error: readError(route, response.status, body, retryAfterMs(response)) };
  } catch {
    // Cut off in the middle too: half a file is none.
    return { ok: false, error: networkError };
  }
}

function nameOf(response: Response): string {
  const [, name] = /filename="([^"/\\]+)"/.exec(response.headers.get("content-disposition") ?? "") ?? [];
  return name ?? "download";
}
