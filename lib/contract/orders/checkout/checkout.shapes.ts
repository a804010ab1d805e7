import { boolean, number, string } from "yup";
import { limits } from "@/lib/config/limits";
import { orderSamples, orderStates, paymentCodes, paymentProviders } from "@/lib/config/orders";
import type { checkoutRoutes } from "./checkout.routes";
import { noContent, type Shapes } from "@/lib/contract/contract";
import {
  amount,
  responseObject,
  responseText,
  castObject,
  countryCode,
  currency,
  currencyCode,
  email,
  id,
  listOf,
  nullableText,
  optionalAmount,
  phoneNumber,
  strictObject,
  text,
  token,
  wholeNumber,
  flag,
} from "@/lib/contract/fields";
import { fieldMessages } from "@/lib/contract/messages";
import { kitsOfOrder } from "@/lib/contract/kits/public/kits.fields";
import { renewal, shipment } from "@/lib/contract/orders/orders/orders.fields";
import { addressResponse, postalAddress } from "@/lib/contract/kernel/addresses/postal-address.fields";

/** Buyer and addresses. Vets send the user only. */
const buyer = {
  sessionId: token(),
  user: strictObject({
    firstName: text(limits.shortTextLength),
    lastName: text(limits.shortTextLength),
    email: email(),
    phoneNumber: phoneNumber().notRequired(),
  }),
  billingAddress: postalAddress().default(undefined).notRequired(),
  shippingAddress: postalAddress().default(undefined).notRequired(),
  /** The total displayed. A different total is refused with 409, which returns the new one. */
  totalSeen: optionalAmount(),
  currencySeen: currencyCode().notRequired(),
};

const providerId = () => string().matches(/^[\w-]{1,255}$/, fieldMessages.invalid);

/** Unknown keys are refused: card data never reaches the shop. */
const payment = strictObject({
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
const placed = responseObject({
  state: string().oneOf(["paid", "open", "processing", "needs-action"]).required(),
  /** Secret token for `/checkout/complete?order=`. */
  token: token(),
  number: responseText(),
  actionUrl: nullableText(),
});

const line = responseObject({
  product: responseObject({ id: id(), name: responseText() }),
  quantity: wholeNumber(),
  unitAmount: amount(),
  amount: amount(),
});

export const checkoutShapes = {
  placeOrder: {
    body: strictObject({ ...buyer, payment: payment.default(undefined).notRequired() }),
    response: placed,
  },
  startPayment: {
    body: strictObject({
      ...buyer,
      method: string().oneOf(paymentCodes).required(),
      provider: string().oneOf(paymentProviders).required(),
      /** Ours: the purchase renews yearly, as displayed. PayPal's `transactionId` is then a subscription. */
      renews: boolean(),
    }),
    response: responseObject({
      /** Empty where the provider's script needs only the id. */
      clientSecret: responseText(),
      transactionId: responseText(),
      orderToken: token(),
      amount: amount(),
      currency: currency(),
    }),
  },
  /** Payment methods and steps of checkout. */
  options: {
    params: castObject({ sessionId: token() }),
    response: responseObject({
      /** Vets order on account: no billing address, shipping or payment. */
      isOnAccount: flag(),
      /** Set for an ordered cart: the cart with what was added while it was being paid. */
      nextSessionId: token().nullable().defined(),
      /** What is due blocks new orders (79). */
      outstanding: responseObject({ amount: amount(), currency: currency() }).nullable().defined(),
      methods: listOf(
        responseObject({
          method: string().oneOf(paymentCodes).required(),
          provider: string()
            .oneOf([...paymentProviders, "transfer"] as const)
            .required(),
          /** Client id of the provider's script; empty for sandbox and transfer. */
          clientId: responseText(),
          isLive: flag(),
          /** Minimum charge; null for none. */
          least: amount().nullable().defined(),
        }),
      ),
    }),
  },
  placedOrder: {
    params: castObject({ token: token() }),
    response: responseObject({
      number: responseText(),
      state: string().oneOf(orderStates).required(),
      /** The provider has not decided yet: the page polls. */
      isProcessing: boolean().required(),
      placedAt: nullableText(),
      paidAt: nullableText(),
      dueAt: nullableText(),
      method: string().oneOf(paymentCodes).nullable().defined(),
      name: responseText(),
      email: responseText(),
      /** Placed by a guest who can create an account for it. */
      isGuestOrder: flag(),
      lines: listOf(line),
      kits: kitsOfOrder(),
      /** Numbers of kits, of goods without a sample, of services on a stored sample, and of subscriptions. */
      contents: responseObject({
        kits: wholeNumber(),
        goods: wholeNumber(),
        services: wholeNumber(),
        subscriptions: wholeNumber(),
      }),
      shippingMethod: nullableText(),
      /** Without the phone number. Null if nothing is posted. */
      deliveryAddress: addressResponse().nullable().defined(),
      shipment: shipment(),
      /** Sample awaited, already at the lab, or not needed. */
      sample: string().oneOf(orderSamples).required(),
      deliveryDays: responseObject({ min: number().integer().required(), max: number().integer().required() })
        .nullable()
        .defined(),
      subtotal: amount(),
      shipping: amount(),
      discount: amount(),
      pointsValue: amount(),
      total: amount(),
      tax: amount(),
      taxRateBps: wholeNumber(),
      currency: currency(),
      country: countryCode(),
      renewal: renewal(),
    }),
  },
  cancelRenewal: { params: castObject({ token: token() }), response: noContent },
  /** Exchanges a published test card number for a token; nothing is stored. Not available with provider keys. */
  createSandboxCard: {
    body: strictObject({
      name: text(limits.shortTextLength),
      number: string()
        .matches(/^[0-9 ]{12,23}$/, fieldMessages.number)
        .required(),
      expiryMonth: number()
        .integer(fieldMessages.month)
        .min(1, fieldMessages.month)
        .max(12, fieldMessages.month)
        .required(),
      expiryYear: number()
        .integer(fieldMessages.number)
        .min(2000, fieldMessages.number)
        .max(2100, fieldMessages.number)
        .required(),
      securityCode: string()
        .matches(/^[0-9]{3,4}$/, fieldMessages.number)
        .required(),
    }),
    response: responseObject({ token: responseText(), brand: responseText(), last4: responseText() }),
  },
  /** Simulates the bank's confirmation page (3-D Secure). */
  confirmSandbox: {
    body: strictObject({ transactionId: providerId().required(), isConfirmed: boolean().required() }),
    response: responseObject({ returnUrl: responseText() }),
  },
} as const satisfies Shapes<typeof checkoutRoutes>;
