import type { Handlers } from "@/backend/http/handlers";
import { runInTransaction } from "@/backend/http/transaction";
import { addItem } from "./add-item";
import { changeItem, noteItem, removeItem } from "./change-item";
import { checkCoupon, limitCoupons } from "./check-coupon";
import { createCart } from "./create-cart";
import { readCart } from "./read-cart";
import { listShippingMethods } from "./shipping";
import { updateCart } from "./update-cart";

/** What takes a code counts tries, and they count whatever becomes of the rest: outside of its transaction. */
export const cartHandlers: Handlers<"cart"> = {
  create: ({ tx, visit }) => createCart(tx, visit),
  read: {
    outsideTransaction: async ({ db, params: { sessionId }, query, visit }) =>
      (await limitCoupons(db, visit, sessionId, query.coupon)) ?? readCart(db, visit, sessionId, query),
  },
  update: {
    outsideTransaction: async ({ db, params: { sessionId }, body, visit }) =>
      (await limitCoupons(db, visit, sessionId, body.couponCode)) ??
      runInTransaction(db, (tx) => updateCart(tx, visit, sessionId, body)),
  },
  addItem: ({ tx, params, body, visit }) => addItem(tx, visit, params.sessionId, body),
  changeItem: ({ tx, params, body, visit }) => changeItem(tx, visit, params, body),
  removeItem: ({ tx, params, visit }) => removeItem(tx, visit, params),
  noteItem: ({ tx, params, body, visit }) => noteItem(tx, visit, params, body.note),
};

export const cartPricingHandlers: Handlers<"cartPricing"> = {
  shippingMethods: ({ tx, params, visit }) => listShippingMethods(tx, visit, params.sessionId),
  coupon: {
    outsideTransaction: async ({ db, params: { sessionId, code }, visit }) =>
      (await limitCoupons(db, visit, sessionId, code)) ?? checkCoupon(db, visit, sessionId, code),
  },
};
