import { cartRoutes } from "@/lib/contract/orders/cart/cart.routes";
import { displayedCart } from "@/store/api/orders/displayed-cart";
import { useQueryCall } from "@/store/api/use-query-call";
import { compactLines } from "@/lib/domain/orders/compact-lines";
import { useShopSelector } from "@/store/hooks";

export type DisplayedCart = ReturnType<typeof displayedCart>;
export type CartLine = ReturnType<typeof compactLines<DisplayedCart["items"][number]>>[number];

/** The visitor's cart with its loading state. */
export function useCart() {
  const { sessionId, pendingQuantities, error } = useShopSelector((state) => state.cart);
  const { data, isError, isFetching, refetch } = useQueryCall(
    cartRoutes.get,
    { params: { sessionId: sessionId ?? "" } },
    { isSkipped: sessionId === null },
  );
  const hasNoCart = sessionId === null;
  const cart = hasNoCart || data === undefined ? undefined : displayedCart(data, pendingQuantities);
  const lines = cart ? compactLines(cart.items) : [];
  return {
    state: cartState({ hasNoCart, isLoaded: cart !== undefined, isError, lineCount: lines.length }),
    cart,
    lines,
    /** Error of the last change. */
    changeError: error,
    /** The displayed amounts are about to change. */
    isUnsettled: isFetching || Object.keys(pendingQuantities).length > 0,
    refetch,
  };
}

interface CartStatus {
  readonly hasNoCart: boolean;
  readonly isLoaded: boolean;
  readonly isError: boolean;
  readonly lineCount: number;
}

/** A cart that was loaded once stays displayed when a refetch fails. */
function cartState({
  hasNoCart,
  isLoaded,
  isError,
  lineCount,
}: CartStatus): "loading" | "failed" | "empty" | "filled" {
  if (hasNoCart) return "empty";
  if (!isLoaded) return isError ? "failed" : "loading";
  return lineCount === 0 ? "empty" : "filled";
}
