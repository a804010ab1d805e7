import { type SandboxOutcome, sandboxCards } from "@/lib/config/orders/sandbox-cards";
import type { Body, Response } from "@/lib/contract/calls";
import type { ErrorCode } from "@/lib/domain/error-codes";
import { isSampled } from "@/lib/domain/shop/product-kind";
import { cartPath, factsOfLine, findCart, toAddress, toTotals } from "./carts";
import { updateCart } from "./cart-handlers";
import type { Context, Handlers } from "./handler";
import { MedusaFailure } from "./medusa-client";
import {
  completion,
  type MedusaCart,
  type MedusaOrder,
  orderResponse,
  paymentCollectionResponse,
  paymentProviderList,
} from "./medusa-shapes";
import { currencyOf, taxPercent, wireAmount } from "./money";
import { notFound, Refusal, refuseFields } from "./refusal";

/** Medusa's own provider, which approves everything: what a bank would refuse is refused here. */
const systemProvider = "pp_system_default";

type Placed = Response<"checkout.placeOrder">;
type CheckoutCall =
  | "checkout.options"
  | "checkout.createSandboxCard"
  | "checkout.placeOrder"
  | "checkout.placedOrder";

export const checkoutHandlers: Handlers<CheckoutCall> = {
  "checkout.options": async (context, { params: { sessionId } }) => {
    const cart = await findCart(context, sessionId);
    if (cart === undefined) return notFound();
    const request = { path: "/store/payment-providers", query: { region_id: cart.region_id } } as const;
    const { payment_providers: providers } = await context.medusa.send(request, paymentProviderList);
    const sandbox = { method: "C", provider: "sandbox", clientId: "", isLive: false, least: null } as const;
    const methods = providers.some(({ id }) => id === systemProvider) ? [sandbox] : [];
    return { isOnAccount: false, nextSessionId: null, outstanding: null, methods };
  },
  /** The token says what the test card stands for. */
  "checkout.createSandboxCard": ({ ids }, { body: card }) => {
    const number = card.number.replaceAll(" ", "");
    const known = sandboxCards.find((one) => one.number === number);
    if (known === undefined) return Promise.resolve(refuseFields({ number: "fields.onlyTestCards" }));
    if (new Date(Date.UTC(card.expiryYear, card.expiryMonth, 1)) <= new Date())
      return Promise.resolve(refuseFields({ expiryMonth: "fields.cardExpired" }));
    const { outcome, brand } = known;
    return Promise.resolve({ token: ids.toToken("card", outcome), brand, last4: number.slice(-4) });
  },
  "checkout.placeOrder": async (context, { body }) => {
    const cart = await findCart(context, body.sessionId);
    if (cart === undefined) return notFound();
    // Medusa answers with the order of a completed cart: a repeat needs no other memory.
    if (cart.completed_at) return complete(context, cart);
    if (context.placing.has(cart.id))
      return new Refusal(409, { code: "in_progress", message: "refusals.paymentInProgress" });
    context.placing.add(cart.id);
    return payAndComplete(context, cart, body).finally(() => context.placing.delete(cart.id));
  },
  "checkout.placedOrder": async ({ medusa, ids }, { params: { token } }) => {
    const id = ids.toId("order", token);
    if (id === undefined) return notFound();
    const query = { fields: "+items.original_total" };
    const path = `/store/orders/${encodeURIComponent(id)}` as const;
    const { order } = await medusa.send({ path, query }, orderResponse);
    return toPlacedOrder(order);
  },
};

async function payAndComplete(
  context: Context,
  cart: MedusaCart,
  { user, billingAddress, shippingAddress, payment, ...seen }: Body<"checkout.placeOrder">,
): Promise<Placed | Refusal> {
  if (cart.items.length === 0) return refuseFields({ sessionId: "fields.cartEmpty" });
  const declined = refuseCard(context, payment);
  if (declined) return declined;
  const { email, phoneNumber } = user;
  const addresses = { shippingAddress, billingAddress: billingAddress ?? shippingAddress };
  const updated = await updateCart(context, cart, { email, phoneNumber, ...addresses });
  if (updated instanceof Refusal) return updated;
  if (toAddress(updated.shipping_address) === null)
    return refuseFields({ shippingAddress: "fields.required" });
  if (updated.shipping_methods.length === 0)
    return refuseFields({ shippingMethod: "fields.shippingMissing" });
  const { total } = toTotals(updated);
  const currency = currencyOf(updated.currency_code);
  if ((seen.totalSeen ?? total) !== total || (seen.currencySeen ?? currency.code) !== currency.code)
    return new Refusal(409, { code: "total_changed", message: "refusals.totalChanged", total, currency });
  await startPayment(context, updated);
  return complete(context, updated);
}

const failures: Readonly<Partial<Record<SandboxOutcome, readonly [string, ErrorCode]>>> = {
  declined: ["declined", "refusals.paymentDeclined"],
  "insufficient-funds": ["insufficient-funds", "refusals.insufficientFunds"],
  confirm: ["not-confirmed", "refusals.paymentNotConfirmed"],
  "lost-answer": ["other", "refusals.paymentFailedTryAgain"],
};

function refuseCard({ ids }: Context, payment: Body<"checkout.placeOrder">["payment"]): Refusal | undefined {
  if (payment?.method !== "C" || payment.provider !== "sandbox")
    return refuseFields({ "payment.method": "fields.methodNotOffered" });
  const outcome = ids.toId("card", payment.token ?? "");
  const known = sandboxCards.find((card) => card.outcome === outcome);
  if (known === undefined) return refuseFields({ "payment.token": "fields.required" });
  const failure = failures[known.outcome];
  return failure && paymentError(...failure);
}

const paymentError = (failure: string, message: ErrorCode) =>
  new Refusal(402, { code: "payment_error", failure, message });

/** One payment per cart: Medusa returns its collection again, and replaces the session. */
async function startPayment({ medusa }: Context, { id }: MedusaCart): Promise<void> {
  const start = { method: "POST", path: "/store/payment-collections", body: { cart_id: id } } as const;
  const { payment_collection: collection } = await medusa.send(start, paymentCollectionResponse);
  const path = `/store/payment-collections/${encodeURIComponent(collection.id)}/payment-sessions` as const;
  const session = { method: "POST", path, body: { provider_id: systemProvider } } as const;
  await medusa.send(session, paymentCollectionResponse);
}

async function complete({ medusa, ids }: Context, { id }: MedusaCart): Promise<Placed | Refusal> {
  try {
    const request = { method: "POST", path: cartPath(id, "/complete") } as const;
    const { order, error } = await medusa.send(request, completion);
    if (error !== undefined) return refusedBy(error.type);
    if (order === undefined) throw new MedusaFailure("wrong", `${request.path}: neither order nor error`);
    const token = ids.toToken("order", order.id);
    return { state: "paid", token, number: String(order.display_id), actionUrl: null };
  } catch (error) {
    if (error instanceof MedusaFailure && error.type.startsWith("payment_")) return refusedBy(error.type);
    // Perhaps it is an order by now. The storefront asks again with the same cart.
    if (error instanceof MedusaFailure && error.kind === "down")
      return new Refusal(409, { code: "payment_unknown", message: "refusals.paymentStatusUnknown" });
    throw error;
  }
}

const refusedBy = (type: string) =>
  type === "payment_requires_more_error"
    ? paymentError("not-confirmed", "refusals.paymentNotConfirmed")
    : paymentError("declined", "refusals.paymentDeclined");

/** An authorised payment counts as paid, as with any card: it is captured when the kits are posted. */
const paidStates = ["authorized", "captured", "partially_captured"];

function stateOf(order: MedusaOrder): Response<"checkout.placedOrder">["state"] {
  if (order.status === "canceled") return "cancelled";
  if (order.payment_status === "refunded") return "refunded";
  return paidStates.includes(order.payment_status) ? "paid" : "open";
}

function toPlacedOrder(order: MedusaOrder): Response<"checkout.placedOrder"> {
  const address = toAddress(order.shipping_address);
  const state = stateOf(order);
  const lines = order.items.map(({ product_title: name, quantity, original_total: total, variant }) => {
    const { id, kind } = factsOfLine(name, variant.product.metadata);
    const amounts = { unitAmount: wireAmount(total / quantity), amount: wireAmount(total) };
    return { product: { id, name }, quantity, ...amounts, isKit: isSampled(kind) };
  });
  const unitsOf = (isKit: boolean) =>
    lines.filter((line) => line.isKit === isKit).reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    number: String(order.display_id),
    state,
    isProcessing: false,
    placedAt: order.created_at,
    paidAt: state === "paid" ? order.created_at : null,
    dueAt: null,
    method: "C",
    name: `${address?.firstName ?? ""} ${address?.lastName ?? ""}`.trim(),
    email: order.email,
    isGuestOrder: false,
    lines,
    kits: { count: 0, list: [] },
    contents: { kits: unitsOf(true), goods: unitsOf(false), services: 0, subscriptions: 0 },
    shippingMethod: order.shipping_methods[0]?.name ?? null,
    deliveryAddress: address && { ...address, phoneNumber: null },
    shipment: null,
    sample: unitsOf(true) > 0 ? "awaited" : "none",
    deliveryDays: null,
    ...toTotals(order),
    tax: wireAmount(order.tax_total),
    taxRateBps: Math.round(taxPercent(order.items) * 100),
    currency: currencyOf(order.currency_code),
    country: address?.country ?? "",
    renewal: null,
  };
}
