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
  /** Negative when spent. */
  points: number().integer().required(),
  kind: string().oneOf(["earned", "spent", "redeemed", "returned", "given"]).required(),
  /** Order number; null for entries without an order. */
  order: nullableText(),
  coupon: nullableText(),
  at: responseText(),
});

const coupon = responseObject({ code: responseText(), ...worth, endsAt: nullableText() });

export const loyaltyShapes = {
  /** The history is paged; everything else is ours. */
  points: {
    query: castObject({ page: page(), size: pageSize() }),
    response: paged(entry).shape({
      balance: wholeNumber(),
      /** Value of the balance in the user's currency. */
      value: responseObject(worth),
      /** Rewards, cheapest first. */
      rewards: listOf(responseObject({ coupon: rewardName(), points: wholeNumber(), ...worth })),
      /** Redeemed coupons that are still unused. */
      coupons: listOf(coupon),
    }),
  },
  redeem: {
    body: strictObject({ coupon: rewardName() }),
    response: coupon.shape({ balance: wholeNumber() }),
  },
} as const satisfies Shapes<typeof loyaltyRoutes>;
