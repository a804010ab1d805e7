import type { PaymentCode, PaymentProviderName } from "@/lib/config/orders";
import { type Region, regionCurrencies } from "@/lib/config/markets";
import { toWireAmount } from "@/lib/domain/money";
import { Refusal } from "@/backend/http/refusals";
import type { Visit } from "@/backend/http/visit";
import { regionOfCart } from "@/backend/modules/cart/find-cart";
import type { PaymentWorld } from "@/backend/modules/payments/world";
import { findCheckout } from "./find-checkout";
import { isOnAccount } from "./make-draft";

interface Choice {
  readonly method: PaymentCode;
  readonly provider?: PaymentProviderName | undefined;
  /** Then only by who can renew. */
  readonly renews?: boolean | undefined;
}

export async function readOptions(world: PaymentWorld, visit: Visit, sessionId: string) {
  const cart = await findCheckout(world.db, visit, sessionId);
  if (cart instanceof Refusal) return cart;
  if (isOnAccount(visit)) return { isOnAccount: true, methods: [] };
  const region = regionOfCart(cart, visit);
  const leastOf = (name: PaymentProviderName) => world.providers.leastOf(name, regionCurrencies[region]);
  const transfer = { method: "EFT" as const, provider: "transfer" as const, clientId: "", isLive: true };
  return {
    isOnAccount: false,
    methods: [...world.providers.offersIn(region), ...(takesTransfer(world, visit) ? [transfer] : [])].map(
      (offer) => ({ ...offer, least: wireOrNull(leastOf(offer.provider)) }),
    ),
  };
}

const wireOrNull = (amount: number | undefined) => (amount === undefined ? null : toWireAmount(amount));

/** Of somebody we can ask for it: what is open keeps its person from ordering anew, and a guest is nobody. */
export function takesTransfer({ providers }: PaymentWorld, { person }: Visit): boolean {
  return person !== undefined && providers.transferAccount !== undefined;
}

/** In the region the cart is sent to, wherever its buyer sits. */
export function isOffered({ providers }: PaymentWorld, region: Region, choice: Choice): boolean {
  if (choice.renews && choice.provider && !providers.find(choice.provider)?.subscriptions) return false;
  return providers
    .offersIn(region)
    .some(({ method, provider }) => method === choice.method && provider === choice.provider);
}
