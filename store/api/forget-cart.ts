import type { ShopThunk } from "@/store/shop-state";
import { cartCleared } from "@/store/slices/cart";
import { tellCartChanged } from "@/store/stored";

/** Its order is placed: the cart's id is gone here, and by the storage in every other tab. */
export const forgetCart = (): ShopThunk => (dispatch, _getState, extra) => {
  dispatch(cartCleared());
  extra.flush();
  tellCartChanged(extra.tab);
};
