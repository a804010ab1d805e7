import { checkoutRoutes } from "@/lib/contract/orders/checkout/checkout.routes";
import { callApi } from "@/store/api/call-api";
import type { CallResult } from "@/store/api/call-types";
import type { NewOrder, PlacedOrder } from "@/store/api/orders/checkout";
import type { ShopThunk } from "@/store/state";
import { isInFlight } from "./place-order-failure";

const maxRetries = 8;
const retryDelayMs = 1500;

/** Retries while the same attempt is still being processed, for example in another tab. */
export const placeOrderWithRetry =
  (body: NewOrder, idempotencyKey: string): ShopThunk<Promise<CallResult<PlacedOrder>>> =>
  async (dispatch) => {
    for (let retry = 0; ; retry += 1) {
      const result = await dispatch(callApi(checkoutRoutes.placeOrder, { body }, { idempotencyKey }));
      if (result.ok || retry === maxRetries || !isInFlight(result.error)) return result;
      await new Promise((resolve) => setTimeout(resolve, retryDelayMs));
    }
  };

/** Warns before unload while an order is being submitted. */
export async function withUnloadWarning<T>(work: Promise<T>): Promise<T> {
  const warn = (event: BeforeUnloadEvent) => event.preventDefault();
  window.addEventListener("beforeunload", warn);
  return work.finally(() => window.removeEventListener("beforeunload", warn));
}
