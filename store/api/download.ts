import { loadErrorTexts } from "./error-texts";
import type { Route } from "@/lib/contract/contract";
import { type CallInput, callPath } from "@/lib/contract/request";
import { forgetUser } from "@/store/forget-user";
import type { ShopThunk } from "@/store/state";
import { isSessionOver, retryAfterMs, sendRequest } from "./base-query";
import { networkError } from "./call-error";
import { readError } from "./read-error";
import type { CallResult } from "./call-types";

export interface DownloadedFile {
  readonly file: Blob;
  readonly name: string;
}

/** A call whose response is a file. It bypasses the cache: a file is no state. */
export const download =
  (route: Route, input: CallInput = {}): ShopThunk<Promise<CallResult<DownloadedFile>>> =>
  async (dispatch, getState) => {
    const result = await requestFile(route, input);
    if (!result.ok && isSessionOver(route, result.error) && getState().auth.isLoggedIn)
      dispatch(forgetUser());
    return result;
  };

async function requestFile(route: Route, input: CallInput): Promise<CallResult<DownloadedFile>> {
  try {
    const { signal } = new AbortController();
    const response = await sendRequest(route, `/api${callPath(route, input)}`, undefined, signal);
    if (response.ok) return { ok: true, data: { file: await response.blob(), name: fileNameOf(response) } };
    const body: unknown = await response.json().catch(() => undefined);
    return { ok: false, error: await readError(route, response, body, retryAfterMs(response)) };
  } catch {
    await loadErrorTexts();
    // Also when the transfer is cut off: half a file is useless.
    return { ok: false, error: networkError };
  }
}

function fileNameOf(response: Response): string {
  const [, name] = /filename="([^"/\\]+)"/.exec(response.headers.get("content-disposition") ?? "") ?? [];
  return name ?? "download";
}
