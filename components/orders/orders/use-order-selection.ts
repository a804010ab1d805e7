import { useRef, useState } from "react";
import { useShopDispatch } from "@/store/hooks";
import { ordersRoutes } from "@/lib/contract/orders/orders/orders.routes";
import { callApi } from "@/store/api/call-api";
import { messageOf } from "@/store/api/call-error";
import type { Response } from "@/lib/contract/calls";

export type PendingPayment = Response<"orders.pendingPayment">;

export type AmountDue =
  | { readonly state: "none" | "loading" }
  | { readonly state: "known"; readonly payment: PendingPayment }
  | { readonly state: "failed"; readonly message: string };

/** Selected orders and points, and the amount due, which the backend calculates for each selection. */
export function useOrderSelection(initial: {
  readonly ids: readonly number[];
  readonly payment?: PendingPayment | undefined;
}) {
  const dispatch = useShopDispatch();
  const [ids, setIds] = useState<readonly number[]>(initial.payment ? initial.ids : []);
  const [points, setPoints] = useState(0);
  const [due, setDue] = useState<AmountDue>(
    initial.payment ? { state: "known", payment: initial.payment } : { state: "none" },
  );
  // Responses can arrive out of order: only that of the latest request counts.
  const latestRequest = useRef(0);

  async function update(nextIds: readonly number[], nextPoints: number, keepsAmount = false) {
    const request = ++latestRequest.current;
    setIds(nextIds);
    setPoints(nextPoints);
    if (nextIds.length === 0) return setDue({ state: "none" });
    if (!keepsAmount) setDue({ state: "loading" });
    const query = { order_ids: nextIds.join(","), loyalty_points: nextPoints };
    const result = await dispatch(callApi(ordersRoutes.pendingPayment, { query }, { isFresh: true }));
    if (request !== latestRequest.current) return;
    setDue(
      result.ok
        ? { state: "known", payment: result.data }
        : { state: "failed", message: messageOf(result.error) },
    );
  }

  return {
    ids,
    points,
    due,
    toggle: (id: number) =>
      void update(ids.includes(id) ? ids.filter((selected) => selected !== id) : [...ids, id], points),
    select: (all: readonly number[]) => void update(all, points),
    usePoints: (count: number) => void update(ids, count),
    /** Keeps the old amount displayed until the new one has arrived, so that an open dialog stays open. */
    refresh: () => void update(ids, points, true),
    retry: () => void update(ids, points),
  };
}
