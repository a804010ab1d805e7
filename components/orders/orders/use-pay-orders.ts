import { useRef, useState } from "react";
import { useMessages } from "#use-messages";
import type { StartedPayment } from "@/components/orders/public/payment-props";
import { ordersRoutes } from "@/lib/contract/orders/orders/orders.routes";
import { toMinorUnits } from "@/lib/domain/money";
import { callApi } from "@/store/api/call-api";
import type { CallError } from "@/store/api/call-error";
import type { CallResult } from "@/store/api/call-types";
import { failureMessage, type FormMessages } from "@/store/api/failure-message";
import { useShopDispatch } from "@/store/hooks";
import type { Response } from "@/lib/contract/calls";
import type { PendingPayment } from "./use-order-selection";

type OrderPayment = Response<"orders.payPending">;
type Method = PendingPayment["methods"][number];

export type PaymentProgress =
  | { readonly state: "choosing" | "paid" | "processing" }
  | {
      readonly state: "needs-action";
      readonly transactionId: string;
      readonly actionUrl: string | null;
      readonly isChecking: boolean;
    };

interface PayOrdersOptions {
  readonly orderIds: readonly number[];
  readonly points: number;
  /** As displayed: the backend refuses another amount. */
  readonly amount: string;
  readonly onAmountChanged: () => void;
}

/** Pays the selected orders, from the choice of a method to the outcome. A refused payment returns to the choice. */
export function usePayOrders({ orderIds, points, amount, onAmountChanged }: PayOrdersOptions) {
  const messages = useMessages("form");
  const dispatch = useShopDispatch();
  const [progress, setProgress] = useState<PaymentProgress>({ state: "choosing" });
  const [failure, setFailure] = useState<string>();
  // A second click can come before the next render.
  const isBusy = useRef(false);

  const createBody = ({ method, provider }: Method) => ({
    method,
    provider,
    order_ids: [...orderIds],
    amountSeen: amount,
    ...(points > 0 && { loyalty_points: points }),
  });

  async function run(send: () => Promise<CallResult<OrderPayment>>) {
    if (isBusy.current) return;
    isBusy.current = true;
    setFailure(undefined);
    const result = await send();
    const next: PaymentProgress = result.ok ? toProgress(result.data) : { state: "choosing" };
    // Stays busy once paid: the button may remain visible until the next render.
    isBusy.current = result.ok && next.state !== "needs-action";
    if (!result.ok) showFailure(result.error);
    setProgress(next);
  }

  function showFailure(error: CallError) {
    setFailure(describePaymentFailure(error, messages));
    if (error.kind === "refusal" && error.code === "total_changed") onAmountChanged();
  }

  const complete = (transactionId: string) =>
    run(() => dispatch(callApi(ordersRoutes.settlePending, { body: { transactionId } })));

  return {
    progress,
    failure,
    complete,
    fail: (message: string) => setFailure(message),
    payWithToken: (method: Method, token: string) =>
      run(() => dispatch(callApi(ordersRoutes.payPending, { body: { ...createBody(method), token } }))),
    startPayment: async (method: Method): Promise<StartedPayment> => {
      const result = await dispatch(callApi(ordersRoutes.payPending, { body: createBody(method) }));
      if (!result.ok) {
        showFailure(result.error);
        throw new Error("The payment could not be started.");
      }
      const { clientSecret, transactionId, currency } = result.data;
      return {
        clientSecret,
        transactionId,
        orderToken: "",
        amount: toMinorUnits(result.data.amount),
        currency: currency.code,
      };
    },
    check: () => {
      if (progress.state !== "needs-action") return;
      setProgress({ ...progress, isChecking: true });
      void complete(progress.transactionId);
    },
  };
}

export function toProgress({ state, transactionId, actionUrl }: OrderPayment): PaymentProgress {
  if (state === "needs-action" || state === "open")
    return { state: "needs-action", transactionId, actionUrl, isChecking: false };
  return { state };
}

/** The backend's message for a refused payment says what to do. */
export function describePaymentFailure(error: CallError, messages: FormMessages): string {
  if (error.kind === "failure" && error.status === 402) return error.message;
  return failureMessage(error, { messages, failure: ordersRoutes.payPending.failure });
}
