import { useRef, useState } from "react";
import { failureOf, type SendingWords } from "@/components/form/failure-words";
import type { BegunPayment } from "@/components/checkout/payment-props";
import { toMinorUnits } from "@/lib/domain/money";
import { ordersRoutes } from "@/lib/contract/orders/orders.routes";
import type { CallError } from "@/store/api/call-error";
import { useShopDispatch } from "@/store/hooks";
import { type Begun, payPending, type PendingPayment, settlePending, type Told } from "@/store/orders";

export type PayingState =
  | { readonly at: "choosing" | "paid" | "processing" }
  | {
      readonly at: "needs-action";
      readonly transactionId: string;
      readonly actionUrl: string | null;
      readonly isChecking: boolean;
    };

type Method = PendingPayment["methods"][number];

interface Given {
  readonly orderIds: readonly number[];
  readonly points: number;
  /** As the page shows it. */
  readonly amount: string;
  /** It is another one by now. */
  readonly onChanged: () => void;
  readonly words: SendingWords;
}

/** From the choice of a method to what became of it. Refused, everything is as it was, and the reason stands there. */
export function usePaying({ orderIds, points, amount, onChanged, words }: Given) {
  const dispatch = useShopDispatch();
  const [state, setState] = useState<PayingState>({ at: "choosing" });
  const [failure, setFailure] = useState<string>();
  // A second press may come before the next painting.
  const isBusy = useRef(false);

  const body = ({ method, provider }: Method) => ({
    ...{ method, provider, order_ids: [...orderIds], amountSeen: amount },
    ...(points > 0 && { loyalty_points: points }),
  });

  async function once(work: () => Promise<Told<Begun>>) {
    if (isBusy.current) return;
    isBusy.current = true;
    setFailure(undefined);
    const told = await work();
    // Of what is paid there is nothing more to press, though the button may be there a moment longer.
    isBusy.current = told.ok && stateOf(told.answer).at !== "needs-action";
    if (told.ok) setState(stateOf(told.answer));
    else {
      refuse(told.error);
      setState({ at: "choosing" });
    }
  }

  function refuse(error: CallError) {
    setFailure(sayOf(error, words));
    if (error.kind === "refusal" && error.code === "total_changed") onChanged();
  }

  return {
    ...{ state, failure },
    fail: (message: string) => setFailure(message),
    payWith: (method: Method, token: string) => once(() => dispatch(payPending({ ...body(method), token }))),
    settle: (transactionId: string) => once(() => dispatch(settlePending(transactionId))),
    begin: async (method: Method): Promise<BegunPayment> => {
      const told = await dispatch(payPending(body(method)));
      if (told.ok) {
        const { clientSecret, transactionId, amount, currency } = told.answer;
        return {
          ...{ clientSecret, transactionId, orderToken: "" },
          ...{ amount: toMinorUnits(amount), currency: currency.code },
        };
      }
      refuse(told.error);
      throw new Error("refused");
    },
    check: () => {
      if (state.at !== "needs-action") return;
      setState({ ...state, isChecking: true });
      void once(() => dispatch(settlePending(state.transactionId)));
    },
  };
}

function stateOf({ state, transactionId, actionUrl }: Begun): PayingState {
  if (state === "needs-action" || state === "open")
    return { at: "needs-action", transactionId, actionUrl, isChecking: false };
  return { at: state };
}

/** Of a payment that was refused the shop's own words say what to do. */
function sayOf(error: CallError, words: SendingWords): string {
  if (error.kind === "failure" && error.status === 402) return error.message;
  return failureOf(error, { words, failed: ordersRoutes.payPending.failure });
}
