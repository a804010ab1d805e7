import { type CallError, networkError } from "./api/call-error";
import type { Downloaded } from "./api/download";
import type * as myDataCalls from "./api/my-data";
import type { Deletion } from "./api/my-data";
import { loadCalls } from "./load-calls";
import type { ShopThunk } from "./shop-state";

/** The screen is there before anything that calls the shop has been loaded. */
function withCalls<T>(
  use: (loaded: typeof myDataCalls) => ShopThunk<Promise<T>>,
  otherwise: T,
): ShopThunk<Promise<T>> {
  return async (dispatch) => {
    const areThere = await dispatch(loadCalls());
    const loaded = areThere && (await import("./api/my-data").catch(() => undefined));
    return loaded ? dispatch(use(loaded)) : otherwise;
  };
}

export const deleteAccount = (body: Deletion): ShopThunk<Promise<CallError | undefined>> =>
  withCalls((use) => use.deleteAccount(body), networkError);

export const downloadMyData = (): ShopThunk<Promise<Downloaded>> =>
  withCalls((use) => use.downloadMyData(), { ok: false, error: networkError });
