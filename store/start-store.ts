import { startListening } from "./listeners";
import { removeOutdatedEntries } from "./persistence/storage";
import { watchSession } from "./session";
import type { ShopThunk } from "./state";

/** Starts what a store does by itself in the browser. The returned function stops it. */
export const startStore = (): ShopThunk<() => void> => (dispatch, _getState, extra) => {
  removeOutdatedEntries(extra.tab);
  extra.persist();
  const stopListening = dispatch(startListening());
  void dispatch(watchSession());
  return () => {
    stopListening();
    extra.pause();
  };
};
