import type { ShopThunk } from "@/store/shop-state";
import { checkoutApi } from "./checkout";

export const confirmSandbox =
  (transactionId: string, isConfirmed: boolean): ShopThunk<Promise<string | undefined>> =>
  async (dispatch) => {
    const { confirmSandbox: confirm } = checkoutApi.endpoints;
    const body = { transactionId, isConfirmed };
    return (await dispatch(confirm.initiate({ body }, { track: false }))).data?.returnUrl;
  };
