import type { Handlers } from "@/backend/http/handler-types";
import { runInTransaction } from "@/backend/http/transaction";
import { addItem } from "./add-item";
import { removeItem, updateItem, updateItemNote } from "./change-item";
import { checkCoupon, limitCouponAttempts } from "./check-coupon";
import { claimCart } from "./claim-cart";
import { createCart } from "./find-cart";
import { readCart } from "./read-cart";
import { hasPriceChoices, repriceCart } from "./reprice-cart";
import { listDeliveryOptions, listShippingMethods } from "./shipping";
import { updateCart } from "./update-cart";
import { switchToBetterValue } from "./switch-to-better-value";
import { switchToPacks } from "./switch-to-packs";

/** Coupon attempts are counted outside the transaction, so that they count even if the call is refused. */
export const cartHandlers: Handlers<"cart"> = {
  create: ({ tx, caller }, { body }) => createCart(tx, caller, body),
  get: {
    outsideTransaction: async ({ db, caller }, { params: { sessionId }, query }) =>
      hasPriceChoices(query)
        ? ((await limitCouponAttempts(db, caller, sessionId, query.coupon)) ??
          runInTransaction(db, (tx) => repriceCart(tx, caller, sessionId, query)))
        : readCart(db, caller, sessionId),
  },
  update: updateCart,
  addItem,
  updateItem: ({ tx, caller }, { params, body: { packProductId, betterProductId, ...change } }) => {
    if (betterProductId) return switchToBetterValue(tx, caller, params, betterProductId);
    return packProductId
      ? switchToPacks(tx, caller, { ...params, ...change, packProductId })
      : updateItem(tx, caller, params, change);
  },
  removeItem,
  updateItemNote,
  shippingMethods: listShippingMethods,
  deliveryOptions: listDeliveryOptions,
  coupon: {
    outsideTransaction: async ({ db, caller }, { params: { sessionId, code } }) =>
      (await limitCouponAttempts(db, caller, sessionId, code)) ?? checkCoupon(db, caller, sessionId, code),
  },
  claim: claimCart,
};
