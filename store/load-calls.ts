import type * as calls from "./api/calls";
import type { ShopThunk } from "./shop-state";

/** RTK Query and all that calls the shop, as one chunk, on first use. Undefined where it could not be loaded. */
export const loadCalls = (): ShopThunk<Promise<typeof calls | undefined>> => async (dispatch) => {
  try {
    const loaded = await import("./api/calls");
    dispatch(loaded.addCalls());
    return loaded;
  } catch {
    return undefined;
  }
};

/** Before it is needed: a finger or a pointer is on its way to a button. */
export function preloadCalls(): void {
  void import("./api/calls").catch(() => undefined);
}
