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
  yesOrNo,
} from "@/lib/contract/fields";
import { fieldMessages } from "@/lib/contract/messages";
import { renewal } from "@/lib/contract/orders/orders.fields";
import { postalAddress } from "@/lib/contract/addresses/postal-address.fields";

/** Who buys, and where it goes. Of vets all but the person is left out. */
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
  /** What the page showed. Another total is refused with 409, which says the new one: nobody pays what they have not seen. */
  totalSeen: optionalAmount(),
  currencySeen: currencyCode().notRequired(),
};

const providerId = () => string().matches(/^[\w-]{1,255}$/, fieldMessages.invalid);

/** A key that is not here is refused: a card's number, its date and its code are in no body that reaches the shop. */
const payment = strictObject({
  method: string().oneOf(paymentCodes).required(),
  provider: string().oneOf(paymentProviders),
  /** The provider's id of what was paid or approved. */
  transactionId: providerId().notRequired(),
  /** Of a card, from the provider's own fields or the sandbox's vault. */
  token: providerId().notRequired(),
});

/**
 * `paid` and `open` (on account, or by transfer) are orders. `processing`: the provider has not decided yet. `needs-action`:
 * the buyer confirms at `actionUrl`. A refused payment is no answer but 402 `{code: "payment_error", failure, message}`.
 */
const placed = responseObject({
  state: string().oneOf(["paid", "open", "processing", "needs-action"]).required(),
  /** Unguessable; `/checkout/complete?order=` takes it. */
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
      /** Ours: what is bought renews every year, and the page has said so. PayPal's `transactionId` is then a subscription. */
      renews: boolean(),
    }),
    response: responseObject({
      /** Empty where the provider's script needs the id only. */
      clientSecret: responseText(),
      transactionId: responseText(),
      orderToken: token(),
      amount: amount(),
      currency: currency(),
    }),
  },
  /** What somebody may pay with, and what checkout asks of them. */
  options: {
    params: castObject({ sessionId: token() }),
    response: responseObject({
      /** Vets order on account: no billing, no shipping, no payment. */
      isOnAccount: yesOrNo(),
      methods: listOf(
        responseObject({
          method: string().oneOf(paymentCodes).required(),
          provider: string()
            .oneOf([...paymentProviders, "transfer"] as const)
            .required(),
          /** What the provider's script is started with; empty for the sandbox and a transfer. */
          clientId: responseText(),
          isLive: yesOrNo(),
          /** It takes no payment of less; null where it takes any. */
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
      /** Paid for, but the provider has not decided yet: the page asks again. */
      isProcessing: boolean().required(),
      placedAt: nullableText(),
      dueAt: nullableText(),
      method: string().oneOf(paymentCodes).nullable().defined(),
      email: responseText(),
      lines: listOf(line),
      shippingMethod: nullableText(),
      /** Whether the lab waits for one, has it, or tests nothing. */
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
  /** The sandbox's vault: published test numbers only, which it exchanges and forgets. There is none with keys. */
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
  /** In the place of a bank's own page: the buyer agrees to what a card asks to be confirmed, or does not. */
  confirmSandbox: {
    body: strictObject({ transactionId: providerId().required(), isConfirmed: boolean().required() }),
    response: responseObject({ returnUrl: responseText() }),
  },
} as const satisfies Shapes<typeof checkoutRoutes>;
