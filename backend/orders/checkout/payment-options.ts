import type { PaymentCode, PaymentProviderName } from "@/lib/config/orders/orders";
import type { Store } from "@/lib/config/markets/markets";
import { toWireAmount } from "@/lib/domain/money";
import { Refusal } from "@/backend/http/refusals";
import type { Caller } from "@/backend/http/caller";
import { readCartMarket } from "@/backend/orders/cart/cart-market";
import { describeUnpaidAmount } from "@/backend/orders/orders/unpaid-amount";
import type { PaymentContext } from "@/backend/orders/public/payment-context";
import { findCheckoutCart } from "./find-checkout-cart";

interface PaymentChoice {
  readonly method: PaymentCode;
  readonly provider?: PaymentProviderName | undefined;
  /** Only providers with subscriptions can be used then. */
  readonly renews?: boolean | undefined;
}

export async function readPaymentOptions(context: PaymentContext, caller: Caller, sessionId: string) {
  const cart = await findCheckoutCart(context.db, caller, sessionId);
  if (cart instanceof Refusal) return cart;
  const nextSessionId = cart.orderedAt === null ? null : cart.mergedInto;
  const outstanding = await describeUnpaidAmount(context.db, caller.user?.id);
  const { practice, store, currency } = await readCartMarket(context.db, cart, caller);
  if (practice !== undefined) return { isOnAccount: true, nextSessionId, outstanding, methods: [] };
  const minimumOf = (name: PaymentProviderName) => context.providers.minimumAmount(name, currency);
  const transfer = { method: "EFT" as const, provider: "transfer" as const, clientId: "", isLive: true };
  return {
    isOnAccount: false,
    nextSessionId,
    outstanding,
    methods: [
      ...context.providers.offeredMethods(store),
      ...(acceptsTransfer(context, caller) ? [transfer] : []),
    ].map((offer) => ({ ...offer, least: toWireAmountOrNull(minimumOf(offer.provider)) })),
  };
}

const toWireAmountOrNull = (amount: number | undefined) =>
  amount === undefined ? null : toWireAmount(amount);

/** Only for signed-in users: their open order blocks further orders until it is paid. */
export function acceptsTransfer({ providers }: PaymentContext, { user }: Caller): boolean {
  return user !== undefined && providers.transferAccount !== undefined;
}

/** By the store the cart is delivered to, not the buyer's location. */
export function isMethodOffered({ providers }: PaymentContext, store: Store, choice: PaymentChoice): boolean {
  if (choice.renews && choice.provider && !providers.find(choice.provider)?.subscriptions) return false;
  return providers
    .offeredMethods(store)
    .some(({ method, provider }) => method === choice.method && provider === choice.provider);
}
