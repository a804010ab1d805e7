import { createAction } from "@reduxjs/toolkit";
import type { ShopThunk } from "./shop-state";
import { forgetPerson } from "./session";
import { signedIn } from "./slices/auth";
import { cartAdopted, cartGone } from "./slices/cart";
import { parseStored, readStored, storageKey } from "./stored";

/** The cart's content changed without this page: whoever keeps an answer of it reads it again. */
export const cartChangedElsewhere = createAction("tabs/cartChanged");

/** The page is being left: what waits to be sent or written has its last moment. */
export const pageLeft = createAction("tabs/pageLeft");

/** Carries what other tabs do into this one. Ends with the function it gives. */
export const listen = (): ShopThunk<() => void> => (dispatch, _getState, extra) => {
  const { events } = extra.tab;
  const hear = {
    storage: (event: Event) => dispatch(storageChanged(event)),
    // A page that comes out of the browser's memory has slept through all that was told meanwhile.
    pageshow: (event: Event) => {
      if (!("persisted" in event) || event.persisted !== true) return;
      dispatch(catchUp());
      dispatch(cartChangedElsewhere());
    },
    pagehide: () => {
      dispatch(pageLeft());
      extra.flush();
    },
  };
  const pairs = Object.entries(hear);
  for (const [name, listener] of pairs) events?.addEventListener(name, listener);
  return () => pairs.forEach(([name, listener]) => events?.removeEventListener(name, listener));
};

const storageChanged =
  (event: Event): ShopThunk =>
  (dispatch, getState) => {
    if (!("key" in event && "newValue" in event)) return;
    const text = typeof event.newValue === "string" ? event.newValue : null;
    // From the event, not from the storage: who signs out and in again at once is somebody else.
    if (event.key === storageKey("auth") && getState().auth.isLoggedIn && !isSignedIn(text))
      dispatch(forgetPerson());
    if (event.key === storageKey("cart-changed-at")) dispatch(cartChangedElsewhere());
    else dispatch(catchUp());
  };

/** From the storage, not from the event: two tabs that tell each other old news would never come to rest. */
const catchUp = (): ShopThunk => (dispatch, getState, extra) => {
  const { auth, cart } = getState();
  const stored = { auth: readStored(extra.tab, "auth"), cart: readStored(extra.tab, "cart") };
  if (auth.isLoggedIn && stored.auth?.isLoggedIn === false) dispatch(forgetPerson());
  else if (stored.auth?.isLoggedIn && stored.auth.userType !== auth.userType) dispatch(signedIn(stored.auth));
  if (stored.cart?.sessionId) dispatch(cartAdopted(stored.cart.sessionId));
  else if (stored.cart && cart.sessionId) dispatch(cartGone(cart.sessionId));
};

function isSignedIn(text: string | null): boolean {
  return parseStored("auth", text)?.isLoggedIn === true;
}
