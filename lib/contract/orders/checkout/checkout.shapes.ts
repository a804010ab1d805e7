import { boolean, number, string } from "yup";
import { limits } from "@/lib/config/limits";
import { orderSamples, orderStates, paymentCodes, paymentProviders } from "@/lib/config/orders/orders";
import type { checkoutRoutes } from "./checkout.routes";
import { noContent, type Shapes } from "@/lib/contract/contract";
import * as f from "@/lib/contract/fields";
import { kitsOfOrder } from "@/lib/contract/kits/public/kits.fields";
import { renewal, shipment } from "@/lib/contract/orders/orders/orders.fields";
import {
  addressResponse,
  contact,
  postalAddress,
} from "@/lib/contract/kernel/addresses/postal-address.fields";

/** Buyer and addresses. Vets send the user only. */
const buyer = {
  sessionId: f.token(),
  user: f.strictObject(contact),
  billingAddress: postalAddress().default(undefined).notRequired(),
  shippingAddress: postalAddress().default(undefined).notRequired(),
  /** The total displayed. A different total is refused with 409, which returns the new one. */
  totalSeen: f.optionalAmount(),
  currencySeen: f.currencyCode().notRequired(),
};

const providerId = () => string().matches(/^[\w-]{1,255}$/, "fields.invalid");

/** Unknown keys are refused: card data never reaches the shop. */
const payment = f.strictObject({
  method: string().oneOf(paymentCodes).required(),
  provider: string().oneOf(paymentProviders),
  /** The provider's id of the payment or approval. */
  transactionId: providerId().notRequired(),
  /** Card token from the provider's fields or the sandbox. */
  token: providerId().notRequired(),
});

/**
 * `paid` and `open` (on account, or by transfer) are orders. `processing`: the provider has not decided yet. `needs-action`:
 * the buyer confirms at `actionUrl`. A refused payment is a 402 `{code: "payment_error", failure, message}`.
 */
const placed = f.responseObject({
  state: string().oneOf(["paid", "open", "processing", "needs-action"]).required(),
  /** Secret token for `/checkout/complete?order=`. */
  token: f.token(),
  number: f.responseText(),
  actionUrl: f.nullableText(),
});

const line = f.responseObject({
  product: f.responseObject({ id: f.id(), name: f.responseText() }),
  quantity: f.wholeNumber(),
  unitAmount: f.amount(),
  amount: f.amount(),
});

export const checkoutShapes = {
  placeOrder: {
    summary: "Places and pays the order; a repeated idempotency key is the same order.",
    body: f.strictObject({ ...buyer, payment: payment.default(undefined).notRequired() }),
    response: placed,
  },
  startPayment: {
    summary: "Starts a payment at the provider.",
    body: f.strictObject({
      ...buyer,
      method: string().oneOf(paymentCodes).required(),
      provider: string().oneOf(paymentProviders).required(),
      /** Ours: the purchase renews yearly, as displayed. PayPal's `transactionId` is then a subscription. */
      renews: boolean(),
    }),
    response: f.responseObject({
      /** Empty where the provider's script needs only the id. */
      clientSecret: f.responseText(),
      transactionId: f.responseText(),
      orderToken: f.token(),
      amount: f.amount(),
      currency: f.currency(),
    }),
  },
  /** Payment methods and steps of checkout. */
  options: {
    summary: "Payment methods that a cart can be paid with.",
    params: f.castObject({ sessionId: f.token() }),
    response: f.responseObject({
      /** Vets order on account: no billing address, shipping or payment. */
      isOnAccount: f.flag(),
      /** Set for an ordered cart: the cart with what was added while it was being paid. */
      nextSessionId: f.token().nullable().defined(),
      /** What is due blocks new orders (79). */
      outstanding: f.nullableObject({ amount: f.amount(), currency: f.currency() }),
      methods: f.listOf(
        f.responseObject({
          method: string().oneOf(paymentCodes).required(),
          provider: string()
            .oneOf([...paymentProviders, "transfer"] as const)
            .required(),
          /** Client id of the provider's script; empty for sandbox and transfer. */
          clientId: f.responseText(),
          isLive: f.flag(),
          /** Minimum charge; null for none. */
          least: f.amount().nullable().defined(),
        }),
      ),
    }),
  },
  placedOrder: {
    summary: "A placed order, by the token of its confirmation.",
    params: f.castObject({ token: f.token() }),
    response: f.responseObject({
      number: f.responseText(),
      state: string().oneOf(orderStates).required(),
      /** The provider has not decided yet: the page polls. */
      isProcessing: boolean().required(),
      placedAt: f.nullableInstant(),
      paidAt: f.nullableInstant(),
      dueAt: f.nullableInstant(),
      method: string().oneOf(paymentCodes).nullable().defined(),
      name: f.responseText(),
      email: f.responseText(),
      /** Placed by a guest who can create an account for it. */
      isGuestOrder: f.flag(),
      lines: f.listOf(line),
      kits: kitsOfOrder(),
      /** Numbers of kits, of goods without a sample, of services on a stored sample, and of subscriptions. */
      contents: f.responseObject({
        kits: f.wholeNumber(),
        goods: f.wholeNumber(),
        services: f.wholeNumber(),
        subscriptions: f.wholeNumber(),
      }),
      shippingMethod: f.nullableText(),
      /** Without the phone number. Null if nothing is posted. */
      deliveryAddress: addressResponse().nullable().defined(),
      shipment: shipment(),
      /** Sample awaited, already at the lab, or not needed. */
      sample: string().oneOf(orderSamples).required(),
      deliveryDays: f.nullableObject({
        min: number().integer().required(),
        max: number().integer().required(),
      }),
      subtotal: f.amount(),
      shipping: f.amount(),
      discount: f.amount(),
      pointsValue: f.amount(),
      total: f.amount(),
      tax: f.amount(),
      taxRateBps: f.wholeNumber(),
      currency: f.currency(),
      country: f.countryCode(),
      renewal: renewal(),
    }),
  },
  cancelRenewal: {
    summary: "Cancels the yearly renewal, by the token of the order.",
    params: f.castObject({ token: f.token() }),
    response: noContent,
  },
  /** Exchanges a published test card number for a token; nothing is stored. Not available with provider keys. */
  createSandboxCard: {
    summary: "Turns a test card into a token. Sandbox only.",
    body: f.strictObject({
      name: f.text(limits.shortTextLength),
      number: string()
        .matches(/^[0-9 ]{12,23}$/, "fields.number")
        .required(),
      expiryMonth: number().integer("fields.month").min(1, "fields.month").max(12, "fields.month").required(),
      expiryYear: number()
        .integer("fields.number")
        .min(2000, "fields.number")
        .max(2100, "fields.number")
        .required(),
      securityCode: string()
        .matches(/^[0-9]{3,4}$/, "fields.number")
        .required(),
    }),
    response: f.responseObject({ token: f.responseText(), brand: f.responseText(), last4: f.responseText() }),
  },
  /** Simulates the bank's confirmation page (3-D Secure). */
  confirmSandbox: {
    summary: "Confirms a payment as the bank would. Sandbox only.",
    body: f.strictObject({ transactionId: providerId().required(), isConfirmed: boolean().required() }),
    response: f.responseObject({ returnUrl: f.responseText() }),
  },
} as const satisfies Shapes<typeof checkoutRoutes>;
