import { removeOutdatedEntries, parseStored, readStored, storageKey } from "@/store/persistence/storage";
import { type ShopThunk, whenRehydrated } from "./state";
import { forgetUser, readCookies } from "./forget-user";
import { signedIn } from "@/store/slices/auth";
import { cartAdopted, cartChangedElsewhere, cartNotFound } from "@/store/slices/cart";
import { cookieNames, signedInHint } from "@/lib/config/cookies";
import { preloadApi } from "@/store/api/call-api";

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

/** Applies what other tabs change to this one, until the returned function is called. */
const startListening = (): ShopThunk<() => void> => (dispatch, _getState, extra) => {
  const { events } = extra.tab;
  const listeners = {
    storage: (event: Event) => dispatch(applyStorageEvent(event)),
    // A page restored from the back/forward cache has missed all events.
    pageshow: (event: Event) => {
      if (!("persisted" in event) || event.persisted !== true) return;
      dispatch(readStorageAgain());
      dispatch(cartChangedElsewhere());
    },
    pagehide: () => extra.flush(),
  };
  const pairs = Object.entries(listeners);
  for (const [name, listener] of pairs) events?.addEventListener(name, listener);
  return () => pairs.forEach(([name, listener]) => events?.removeEventListener(name, listener));
};

const applyStorageEvent =
  (event: Event): ShopThunk =>
  (dispatch, getState) => {
    if (!("key" in event && "newValue" in event)) return;
    const text = typeof event.newValue === "string" ? event.newValue : null;
    // From the event, not from the storage: another user may have signed in right after the sign-out.
    if (event.key === storageKey("auth") && getState().auth.isLoggedIn && !isSignedIn(text))
      dispatch(forgetUser());
    if (event.key === storageKey("cart-changed-at")) dispatch(cartChangedElsewhere());
    // The activation compares its own record.
    else if (event.key !== storageKey("activation")) dispatch(readStorageAgain());
  };

/** From the storage, not from the event: two tabs that answer outdated events would never agree. */
const readStorageAgain = (): ShopThunk => (dispatch, getState, extra) => {
  const { auth, cart } = getState();
  const stored = { auth: readStored(extra.tab, "auth"), cart: readStored(extra.tab, "cart") };
  if (auth.isLoggedIn && stored.auth?.isLoggedIn === false) dispatch(forgetUser());
  else if (stored.auth?.isLoggedIn && stored.auth.userType !== auth.userType) dispatch(signedIn(stored.auth));
  if (stored.cart?.sessionId) dispatch(cartAdopted(stored.cart.sessionId));
  else if (stored.cart && cart.sessionId) dispatch(cartNotFound(cart.sessionId));
};

function isSignedIn(text: string | null): boolean {
  return parseStored("auth", text)?.isLoggedIn === true;
}

/** Reads the user once per page where there is a session. Without the hint cookie no call is made. */
const watchSession = (): ShopThunk<Promise<void>> => async (dispatch, getState, extra) => {
  await dispatch(whenRehydrated());
  dispatch(readCookies());
  if (extra.tab.cookies()[cookieNames.hint] === signedInHint) preloadApi();
  else if (getState().auth.isLoggedIn) dispatch(forgetUser());
  else return;
  const loaded = await import("@/store/api/loaded-api").catch(() => undefined);
  if (loaded) await dispatch(loaded.watchUser());
};
