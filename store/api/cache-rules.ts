import { accountRoutes } from "@/lib/contract/account/account/account.routes";
import { addressesRoutes } from "@/lib/contract/kernel/addresses/addresses.routes";
import { cartRoutes } from "@/lib/contract/orders/cart/cart.routes";
import { checkoutRoutes } from "@/lib/contract/orders/checkout/checkout.routes";
import type { Route } from "@/lib/contract/contract";
import { customProfilesRoutes } from "@/lib/contract/orders/custom-profiles/custom-profiles.routes";
import { loyaltyRoutes } from "@/lib/contract/orders/loyalty/loyalty.routes";
import { myProductsRoutes } from "@/lib/contract/animals/records/my-products/my-products.routes";
import type { CallInput } from "@/lib/contract/request";
import { cartNotFound } from "@/store/slices/cart";
import type { ShopThunk } from "@/store/state";
import { markSubmittedCartGone } from "@/store/persistence/submitted-order";
import { announceCartChange } from "@/store/persistence/storage";
import { type CallError, isStatus } from "./call-error";

type Tag = "cart" | "user";

export interface CacheRule {
  /** A read: what its response contains. */
  readonly provides?: readonly Tag[];
  /** A change: what is read again after it, whether it succeeded or not. */
  readonly invalidates?: readonly Tag[];
  readonly invalidatesWhen?: (error: CallError | undefined) => boolean;
  readonly onSuccess?: () => ShopThunk;
  readonly onFailure?: (error: CallError, input: CallInput) => ShopThunk;
}

const tellOtherTabs = (): ShopThunk => (_dispatch, _getState, extra) => announceCartChange(extra.tab);

/** Only a definite 404 clears the stored cart id: an outage keeps the cart. */
const forgetMissingCart =
  (error: CallError, { params }: CallInput): ShopThunk =>
  (dispatch, _getState, extra) => {
    if (!isStatus(error, 404)) return;
    const sessionId = String(params?.["sessionId"]);
    markSubmittedCartGone(sessionId);
    dispatch(cartNotFound(sessionId));
    extra.flush();
  };

/** A rejected change has changed nothing; after an unclear failure the cart is read again. */
const changesCart: CacheRule = {
  invalidates: ["cart"],
  invalidatesWhen: (error) => error?.kind !== "fields" && error?.kind !== "refusal",
  onSuccess: tellOtherTabs,
};
const changesUser: CacheRule = {
  invalidates: ["user"],
  invalidatesWhen: (error) => error === undefined,
};
const redemptionCodes: readonly (string | number)[] = [103, "points_gone"];
/** The order was refused because the total is no longer the one displayed, or coupon or points are gone. */
const mayFindNewTotal: CacheRule = {
  invalidates: ["cart"],
  invalidatesWhen: (error) =>
    error?.kind === "refusal" && ("total" in error.details || redemptionCodes.includes(error.code)),
};

const rules: readonly (readonly [Route, CacheRule])[] = [
  [cartRoutes.get, { provides: ["cart"], onFailure: forgetMissingCart }],
  [cartRoutes.update, changesCart],
  [cartRoutes.addItem, changesCart],
  [cartRoutes.updateItem, changesCart],
  [cartRoutes.removeItem, changesCart],
  [cartRoutes.updateItemNote, changesCart],
  [cartRoutes.claim, { invalidates: ["cart"] }],
  // The payment methods depend on the country of delivery.
  [checkoutRoutes.options, { provides: ["cart"] }],
  [checkoutRoutes.placeOrder, mayFindNewTotal],
  [checkoutRoutes.startPayment, mayFindNewTotal],
  // A cart line displays the tests and the price of its profile.
  [customProfilesRoutes.replace, { invalidates: ["cart"] }],
  [customProfilesRoutes.remove, { invalidates: ["cart"] }],
  // The response says for which animals the product is in the cart.
  [myProductsRoutes.get, { provides: ["cart", "user"] }],
  [accountRoutes.details, { provides: ["user"] }],
  [accountRoutes.update, changesUser],
  [accountRoutes.animalPreset, changesUser],
  [accountRoutes.changePassword, changesUser],
  [accountRoutes.updateVet, changesUser],
  [addressesRoutes.list, { provides: ["user"] }],
  [loyaltyRoutes.points, { provides: ["user"] }],
  // The cart may be priced with points that are now spent.
  [loyaltyRoutes.redeem, { invalidates: ["user", "cart"] }],
];

const keyOf = ({ method, path }: Route) => `${method} ${path}`;
const rulesByKey = new Map(rules.map(([route, rule]) => [keyOf(route), rule]));
const noRule: CacheRule = {};

export const cacheRuleOf = (route: Route): CacheRule => rulesByKey.get(keyOf(route)) ?? noRule;
