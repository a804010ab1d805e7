import { useRef, useState } from "react";
import { toMinorUnits } from "@/lib/domain/money";
import type { CallError } from "@/store/api/call-error";
import { checkoutRoutes } from "@/lib/contract/orders/checkout/checkout.routes";
import { callApi } from "@/store/api/call-api";
import { endCheckout, type NewOrder, type PlacedOrder } from "@/store/api/orders/checkout";
import { writeSubmittedOrder } from "@/store/persistence/submitted-order";
import { writePaymentReturn } from "@/store/persistence/payment-return";
import { useShopDispatch } from "@/store/hooks";
import type { ShopThunk } from "@/store/state";
import { applicationChanged } from "@/store/slices/application";
import { toastAdded } from "@/store/slices/toasts";
import { createIdempotencyKey } from "@/components/orders/public/idempotency-key";
import { redirectTo } from "@/components/orders/public/redirect-to";
import type { StartedPayment } from "@/components/orders/public/payment-props";
import { isAlreadyPaid } from "@/components/orders/public/place-order-failure";
import { useDescribeOrderFailure } from "@/components/orders/public/use-describe-order-failure";
import { placeOrderWithRetry, withUnloadWarning } from "@/components/orders/public/send-order";
import type { StepProps } from "@/components/orders/checkout/steps/step-props";
import type { Checkout } from "@/components/orders/checkout/use-checkout";
import { eachField } from "@/lib/domain/each-field";
import { nameFields } from "@/lib/domain/kernel/postal-address";
import { detailsValues } from "@/components/orders/checkout/steps/form-values";

type Payment = NonNullable<NewOrder["payment"]>;

interface PlaceOrderOptions extends Pick<StepProps, "checkout"> {
  /** The buyer has to choose another payment method. */
  readonly onPaymentFailed: (message: string) => void;
}

/** Places the order. Repeated clicks, retries and reloads place it once. */
export function usePlaceOrder({ checkout, ...options }: PlaceOrderOptions) {
  const dispatch = useShopDispatch();
  const [state, setState] = useState<"idle" | "sending" | "done">("idle");
  const { failure, setFailure, showFailure, key } = usePlaceOrderFailure(options);
  const isBusy = useRef(false);

  async function place(payment?: Payment): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    setState("sending");
    setFailure(undefined);
    const body = { ...createOrderBody(checkout), ...(payment && { payment }) };
    const owner = checkout.user?.id ?? null;
    writeSubmittedOrder({ owner, sessionId: body.sessionId, email: body.user.email });
    const result = await withUnloadWarning(dispatch(placeOrderWithRetry(body, key)));
    isBusy.current = false;
    setState(result.ok ? "done" : "idle");
    if (result.ok) await dispatch(leaveCheckout(checkout, result.data));
    else showFailure(result.error);
  }

  /** Creates the payment for the form of a provider. When refused, shows why and rejects. */
  async function startProviderPayment(
    choice: Pick<Payment, "method"> & { provider: "stripe" | "paypal"; renews?: true },
  ): Promise<StartedPayment> {
    setFailure(undefined);
    const body = { ...createOrderBody(checkout), ...choice };
    const result = await dispatch(
      callApi(checkoutRoutes.startPayment, { body }, { idempotencyKey: createIdempotencyKey() }),
    );
    if (!result.ok) {
      const token = paidOrderToken(result.error);
      if (token !== undefined) dispatch(leaveCheckout(checkout, { state: "paid", token, actionUrl: null }));
      else showFailure(result.error);
      throw new Error("The payment could not be started.");
    }
    saveReturnDetails(checkout);
    const { amount, currency, ...payment } = result.data;
    return { ...payment, amount: toMinorUnits(amount), currency: currency.code };
  }

  return {
    isSending: state === "sending",
    isDone: state === "done",
    failure,
    setFailure,
    place,
    startProviderPayment,
  };
}

/** The displayed failure, and the idempotency key, which stays the same until an attempt has definitely failed. */
function usePlaceOrderFailure({ onPaymentFailed }: Omit<PlaceOrderOptions, "checkout">) {
  const describeFailure = useDescribeOrderFailure();
  const dispatch = useShopDispatch();
  const [failure, setFailure] = useState<string>();
  const [key, setKey] = useState(createIdempotencyKey);

  function showFailure(error: CallError): void {
    const { message, next, isFinal } = describeFailure(error);
    if (isFinal) {
      setKey(createIdempotencyKey());
      writeSubmittedOrder(undefined);
    }
    if (error.kind === "refusal" && next === "dialog") dispatch(applicationChanged({ refusal: error }));
    if (next === "pay") {
      dispatch(toastAdded({ kind: "error", text: message }));
      onPaymentFailed(message);
    } else setFailure(message || undefined);
  }

  return { failure, setFailure, showFailure, key };
}

/** Identifies the order when the buyer returns from the bank's page. */
function saveReturnDetails(checkout: Checkout): void {
  const { sessionId, user } = createOrderBody(checkout);
  const { firstName, lastName, email } = user;
  writePaymentReturn({ sessionId, user: { firstName, lastName, email } });
}

/** Another tab has paid this order already. */
function paidOrderToken(error: CallError): string | undefined {
  if (!isAlreadyPaid(error)) return undefined;
  const { token } = error.details;
  return typeof token === "string" ? token : undefined;
}

/** Redirects to the bank when the payment needs confirmation, otherwise to the order. */
const leaveCheckout =
  (checkout: Checkout, { state, token, actionUrl }: Omit<PlacedOrder, "number">): ShopThunk<Promise<void>> =>
  async (dispatch) => {
    writeSubmittedOrder(undefined);
    if (state === "needs-action" && actionUrl !== null) {
      saveReturnDetails(checkout);
      redirectTo(actionUrl);
      return;
    }
    // Keeps the cart until the payment is confirmed.
    if (state === "processing") saveReturnDetails(checkout);
    else await dispatch(endCheckout());
    redirectTo(`/checkout/complete?order=${token}`);
  };

type OrderBody = Omit<NewOrder, "payment">;
type Address = NonNullable<Checkout["cart"]["billingAddress"]>;

/** Order request without the payment. On-account orders send no addresses. */
function createOrderBody({ cart, options, draft, user, country }: Checkout): OrderBody {
  const details = detailsValues({ draft: draft.values, cart, user, country });
  const { sessionId, billingAddress, shippingAddress, allShippingMethods } = cart;
  const isPosted = allShippingMethods.length > 0;
  const buyer = {
    sessionId,
    totalSeen: cart.total,
    currencySeen: cart.currency.code,
    user: {
      ...eachField(nameFields, (name) => details[name].trim()),
      email: cart.email ?? details.email,
      ...(cart.phoneNumber && { phoneNumber: cart.phoneNumber }),
    },
  };
  if (options.isOnAccount) return buyer;
  return {
    ...buyer,
    ...(billingAddress && { billingAddress: toAddressBody(billingAddress) }),
    ...(isPosted && shippingAddress && { shippingAddress: toAddressBody(shippingAddress) }),
  };
}

/** Without the phone number, which belongs to the buyer. */
const toAddressBody = ({ phoneNumber: _, ...address }: Address) => address;
