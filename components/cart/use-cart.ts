import { useReadCartQuery } from "@/store/api/cart";
import { showCart } from "@/store/api/shown-cart";
import { compactLines } from "@/lib/domain/compact-lines";
import { useShopSelector } from "@/store/hooks";

export type ShownCart = ReturnType<typeof showCart>;
export type CartLine = ReturnType<typeof compactLines<ShownCart["items"][number]>>[number];

/** The visitor's cart as it is to be shown: nothing yet, a failure, or lines. */
export function useCart() {
  const { sessionId, wishes, error } = useShopSelector((state) => state.cart);
  const { data, isError, isFetching, refetch } = useReadCartQuery(
    { params: { sessionId: sessionId ?? "" } },
    { skip: sessionId === null },
  );
  const cart = sessionId === null || data === undefined ? undefined : showCart(data, wishes);
  return {
    cart,
    lines: cart ? compactLines(cart.items) : [],
    /** Why the last change did not come to pass. */
    changeError: error,
    isLoading: sessionId !== null && cart === undefined && !isError,
    hasFailed: sessionId !== null && cart === undefined && isError,
    /** What is shown of sums is about to change. */
    isUnsettled: isFetching || Object.keys(wishes).length > 0,
    refetch,
  };
}
