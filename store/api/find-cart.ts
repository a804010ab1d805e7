import { brand } from "@/lib/config/brand";
import { type Extra, type ShopThunk, whenRehydrated } from "@/store/shop-state";
import { cartAdopted } from "@/store/slices/cart";
import { readStored } from "@/store/stored";
import type { Tab } from "@/store/tab";
import { type CallError, callErrorOf } from "./call-error";
import { cartApi } from "./cart";

export type FoundCart =
  { readonly ok: true; readonly sessionId: string } | { readonly ok: false; readonly error: CallError };

const searches = new WeakMap<Extra, Promise<FoundCart>>();

/** The visitor's cart, made now if there is none. Whoever asks meanwhile gets the same one. */
export const findCart = (): ShopThunk<Promise<FoundCart>> => (dispatch, _getState, extra) => {
  const running = searches.get(extra);
  if (running) return running;
  const search = dispatch(findOrMakeCart()).finally(() => searches.delete(extra));
  searches.set(extra, search);
  return search;
};

const findOrMakeCart = (): ShopThunk<Promise<FoundCart>> => async (dispatch, getState, extra) => {
  await dispatch(whenRehydrated());
  const own = getState().cart.sessionId;
  if (own !== null) return { ok: true, sessionId: own };
  return alone(extra.tab, async () => {
    // Another tab may have been first, and its news still on the way.
    const stored = readStored(extra.tab, "cart")?.sessionId;
    const cart = stored ? { ok: true as const, sessionId: stored } : await dispatch(makeCart());
    if (!cart.ok) return cart;
    dispatch(cartAdopted(cart.sessionId));
    // Before the next tab has its turn.
    extra.flush();
    return cart;
  });
};

const makeCart = (): ShopThunk<Promise<FoundCart>> => async (dispatch) => {
  const made = await dispatch(cartApi.endpoints.createCart.initiate({ body: {} }, { track: false }));
  return made.error
    ? { ok: false, error: callErrorOf(made.error) }
    : { ok: true, sessionId: made.data.sessionId };
};

/** One tab after the other, where the browser can do that. */
function alone<T>({ locks }: Tab, work: () => Promise<T>): Promise<T> {
  return locks ? locks.request(`${brand.slug}-cart`, work) : work();
}
