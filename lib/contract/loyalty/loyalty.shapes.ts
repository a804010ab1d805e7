import { number, string } from "yup";
import type { Shapes } from "@/lib/contract/contract";
import {
  amount,
  responseObject,
  responseText,
  castObject,
  currency,
  id,
  listOf,
  nullableText,
  page,
  paged,
  pageSize,
  strictObject,
  wholeNumber,
} from "@/lib/contract/fields";
import { rewardName } from "./loyalty.fields";
import type { loyaltyRoutes } from "./loyalty.routes";

const worth = { amount: amount(), currency: currency() };

const entry = responseObject({
  id: id(),
  /** Below zero where they went. */
  points: number().integer().required(),
  kind: string().oneOf(["earned", "spent", "redeemed", "returned", "given"]).required(),
  /** The number that people read; null where it was no order. */
  order: nullableText(),
  coupon: nullableText(),
  at: responseText(),
});

const coupon = responseObject({ code: responseText(), ...worth, endsAt: nullableText() });

export const loyaltyShapes = {
  /** The history has pages; what goes with it is ours. */
  points: {
    query: castObject({ page: page(), size: pageSize() }),
    response: paged(entry).shape({
      balance: wholeNumber(),
      /** What they take off an order where the asker buys. */
      value: responseObject(worth),
      /** What can be had for them, the cheapest first. */
      rewards: listOf(responseObject({ coupon: rewardName(), points: wholeNumber(), ...worth })),
      /** Made of points and not used yet. */
      coupons: listOf(coupon),
    }),
  },
  redeem: {
    body: strictObject({ coupon: rewardName() }),
    response: coupon.shape({ balance: wholeNumber() }),
  },
} as const satisfies Shapes<typeof loyaltyRoutes>;
