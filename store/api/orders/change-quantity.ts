import { cartRoutes } from "@/lib/contract/orders/cart/cart.routes";
import { cartFailed, quantityConfirmed, quantityRequested } from "@/store/slices/cart";
import type { ShopThunk, StoreExtra } from "@/store/state";
import { callApi, loadApi } from "@/store/api/call-api";
import { messageOf } from "@/store/api/call-error";

const debounceMs = 300;

export interface QuantityChange {
  readonly itemId: number;
  readonly productId: number;
  readonly quantity: number;
}

interface PendingLine {
  change: QuantityChange;
  timer: ReturnType<typeof setTimeout> | undefined;
  isDue: boolean;
  isSending: boolean;
}

const linesByStore = new WeakMap<StoreExtra, Map<number, PendingLine>>();

/** Displays the new quantity at once and sends it when the clicking stops: the last absolute number. */
export const changeQuantity =
  (change: QuantityChange): ShopThunk =>
  (dispatch) => {
    dispatch(quantityRequested(change));
    const lines = dispatch(pendingLines());
    const line = lines.get(change.itemId) ?? { change, timer: undefined, isDue: false, isSending: false };
    lines.set(change.itemId, line);
    line.change = change;
    clearTimeout(line.timer);
    line.timer = setTimeout(() => void dispatch(sendLine(line)), debounceMs);
  };

const pendingLines = (): ShopThunk<Map<number, PendingLine>> => (dispatch, _getState, extra) => {
  const existing = linesByStore.get(extra);
  if (existing) return existing;
  const lines = new Map<number, PendingLine>();
  linesByStore.set(extra, lines);
  // When the page is left, what still waits is sent at once: no response to an earlier request arrives any more.
  extra.tab.events?.addEventListener("pagehide", () => {
    for (const line of lines.values())
      if (line.timer !== undefined || line.isDue) void dispatch(sendLine(line, true));
  });
  return lines;
};

/**
 * One request at a time per line, so that an older number never arrives after a newer one. `isLast` does not wait for the
 * earlier request: late or out of order is better than never sent.
 */
const sendLine =
  (line: PendingLine, isLast = false): ShopThunk<Promise<void>> =>
  async (dispatch) => {
    clearTimeout(line.timer);
    line.timer = undefined;
    line.isDue = true;
    if (line.isSending && !isLast) return;
    line.isSending = true;
    while (line.isDue) {
      line.isDue = false;
      await dispatch(sendChange(line));
    }
    line.isSending = false;
    if (line.timer === undefined) dispatch(pendingLines()).delete(line.change.itemId);
  };

const sendChange =
  (line: PendingLine): ShopThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const { change } = line;
    const { itemId, productId, quantity } = change;
    const { sessionId } = getState().cart;
    if (sessionId === null) return;
    const input = { params: { sessionId, itemId }, body: { productId, quantity } };
    const result = await dispatch(callApi(cartRoutes.updateItem, input));
    if (!result.ok) dispatch(cartFailed(messageOf(result.error)));
    // The requested quantity covers the cached one until the cart has been read again.
    void dispatch(waitForCart()).then(() => {
      if (line.change === change) dispatch(quantityConfirmed(change));
    });
  };

export const rereadCart =
  (sessionId: string): ShopThunk<Promise<void>> =>
  async (dispatch) => {
    const api = await dispatch(loadApi());
    if (api) dispatch(api.refetch({ route: cartRoutes.get, input: { params: { sessionId } } }));
    await dispatch(waitForCart());
  };

/** Resolves when the cart has been read again after all changes that are under way. */
export const waitForCart = (): ShopThunk<Promise<void>> => async (dispatch) => {
  const api = await dispatch(loadApi());
  if (api) await dispatch(api.waitForRequests());
};
