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
  const isGone = sessionId === null;
  const cart = isGone || data === undefined ? undefined : showCart(data, wishes);
  const lines = cart ? compactLines(cart.items) : [];
  return {
    state: stateOf({ isGone, isThere: cart !== undefined, isError, lineCount: lines.length }),
    cart,
    lines,
    /** Why the last change did not come to pass. */
    changeError: error,
    /** What is shown of sums is about to change. */
    isUnsettled: isFetching || Object.keys(wishes).length > 0,
    refetch,
  };
}

interface Seen {
  readonly isGone: boolean;
  readonly isThere: boolean;
  readonly isError: boolean;
  readonly lineCount: number;
}

/** A cart that has been read once is shown, even where it cannot be read again. */
function stateOf({ isGone, isThere, isError, lineCount }: Seen): "loading" | "failed" | "empty" | "filled" {
  if (isGone) return "empty";
  if (!isThere) return isError ? "failed" : "loading";
  return lineCount === 0 ? "empty" : "filled";
}
