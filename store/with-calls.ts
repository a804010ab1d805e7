import { loadCalls } from "./load-calls";
import type { ShopThunk } from "./shop-state";

/** For screens that are there before anything that calls the shop has been loaded: `load` brings their own calls. */
export function withCallsOf<Calls>(load: () => Promise<Calls>) {
  return <T>(use: (loaded: Calls) => ShopThunk<Promise<T>>, otherwise: T): ShopThunk<Promise<T>> =>
    async (dispatch) => {
      const areThere = await dispatch(loadCalls());
      const loaded = areThere && (await load().catch(() => undefined));
      return loaded ? dispatch(use(loaded)) : otherwise;
    };
}
