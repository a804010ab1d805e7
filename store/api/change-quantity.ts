import type { Extra, ShopThunk } from "@/store/shop-state";
import { cartFailed, quantityAnswered, quantityWished } from "@/store/slices/cart";
import { callErrorOf, messageOf } from "./call-error";
import { cartApi } from "./cart";

const pauseMs = 300;

export interface NewQuantity {
  readonly itemId: number;
  readonly productId: number;
  readonly quantity: number;
}

interface Line {
  wish: NewQuantity;
  timer: ReturnType<typeof setTimeout> | undefined;
  isDue: boolean;
  isSending: boolean;
}

const linesOfStores = new WeakMap<Extra, Map<number, Line>>();

/** Shows the new quantity at once and sends it when the clicking stops: always the absolute number, the last one. */
export const changeQuantity =
  (wish: NewQuantity): ShopThunk =>
  (dispatch, _getState, extra) => {
    dispatch(quantityWished(wish));
    const lines = linesOf(extra);
    const line = lines.get(wish.itemId) ?? { wish, timer: undefined, isDue: false, isSending: false };
    lines.set(wish.itemId, line);
    line.wish = wish;
    clearTimeout(line.timer);
    line.timer = setTimeout(() => void dispatch(sendLine(line)), pauseMs);
  };

/** For when the page is left: what waits for the clicking to stop goes out now. */
export const sendWaiting = (): ShopThunk => (dispatch, _getState, extra) => {
  for (const line of linesOf(extra).values()) if (line.timer !== undefined) void dispatch(sendLine(line));
};

/** One after the other, so that an older number can never arrive after a newer one. */
const sendLine =
  (line: Line): ShopThunk<Promise<void>> =>
  async (dispatch, _getState, extra) => {
    clearTimeout(line.timer);
    line.timer = undefined;
    line.isDue = true;
    if (line.isSending) return;
    line.isSending = true;
    while (line.isDue) {
      line.isDue = false;
      await dispatch(sendWish(line));
    }
    line.isSending = false;
    if (line.timer === undefined) linesOf(extra).delete(line.wish.itemId);
  };

const sendWish =
  (line: Line): ShopThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const { wish } = line;
    const { itemId, productId, quantity } = wish;
    const { sessionId } = getState().cart;
    if (sessionId === null) return;
    const call = { params: { sessionId, itemId }, body: { productId, quantity } };
    const { error } = await dispatch(cartApi.endpoints.changeItem.initiate(call, { track: false }));
    if (error) dispatch(cartFailed(messageOf(callErrorOf(error))));
    // The wish covers the cache until the cart has been read again, or an older number would flash up.
    const reading = dispatch(cartApi.util.getRunningQueryThunk("readCart", { params: { sessionId } }));
    void Promise.resolve(reading).then(() => {
      if (line.wish === wish) dispatch(quantityAnswered(wish));
    });
  };

function linesOf(extra: Extra): Map<number, Line> {
  const lines = linesOfStores.get(extra) ?? new Map<number, Line>();
  linesOfStores.set(extra, lines);
  return lines;
}
