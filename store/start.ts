import { listen } from "./listeners";
import { watchSession } from "./session";
import type { ShopThunk } from "./shop-state";
import { dropOldEntries } from "./stored";

/** Everything a store does by itself once its page is there. Ends with the function it gives. */
export const start = (): ShopThunk<() => void> => (dispatch, _getState, extra) => {
  dropOldEntries(extra.tab);
  extra.persist();
  const stopListening = dispatch(listen());
  void dispatch(watchSession());
  return () => {
    stopListening();
    extra.pause();
  };
};
