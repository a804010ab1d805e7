import { useRef, useState } from "react";
import { useShopDispatch } from "@/store/hooks";
import { type PendingPayment, readPendingPayment } from "@/store/orders";
import { messageOf } from "@/store/api/call-error";

export type Due =
  | { readonly at: "none" | "counting" }
  | { readonly at: "known"; readonly payment: PendingPayment }
  | { readonly at: "failed"; readonly message: string };

/** Which orders are to be paid with how many points, and what that comes to: the backend says it, anew for each choice. */
export function useChoiceOfOrders(first: {
  readonly ids: readonly number[];
  readonly payment?: PendingPayment | undefined;
}) {
  const dispatch = useShopDispatch();
  const [ids, setIds] = useState<readonly number[]>(first.payment ? first.ids : []);
  const [points, setPoints] = useState(0);
  const [due, setDue] = useState<Due>(
    first.payment ? { at: "known", payment: first.payment } : { at: "none" },
  );
  // Only the newest choice's answer counts, whichever comes last.
  const asked = useRef(0);

  async function count(nextIds: readonly number[], nextPoints: number, isQuiet = false) {
    const mine = ++asked.current;
    setIds(nextIds);
    setPoints(nextPoints);
    if (nextIds.length === 0) return setDue({ at: "none" });
    if (!isQuiet) setDue({ at: "counting" });
    const read = await dispatch(readPendingPayment(nextIds, nextPoints));
    if (mine !== asked.current) return;
    setDue(
      read.ok ? { at: "known", payment: read.answer } : { at: "failed", message: messageOf(read.error) },
    );
  }

  return {
    ...{ ids, points, due },
    toggle: (id: number) =>
      void count(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id], points),
    choose: (all: readonly number[]) => void count(all, points),
    usePoints: (wanted: number) => void count(ids, wanted),
    /** What is open beside it stays open, with the old sum until the new one is there. */
    recount: () => void count(ids, points, true),
    retry: () => void count(ids, points),
  };
}
