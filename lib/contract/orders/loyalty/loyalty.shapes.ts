import { number, string } from "yup";
import type { Shapes } from "@/lib/contract/contract";
import * as f from "@/lib/contract/fields";
import { rewardName } from "./loyalty.fields";
import type { loyaltyRoutes } from "./loyalty.routes";

const worth = { amount: f.amount(), currency: f.currency() };

const entry = f.responseObject({
  id: f.id(),
  /** Negative when spent. */
  points: number().integer().required(),
  kind: string().oneOf(["earned", "spent", "redeemed", "returned", "given"]).required(),
  /** Order number; null for entries without an order. */
  order: f.nullableText(),
  coupon: f.nullableText(),
  at: f.instant(),
});

const coupon = f.responseObject({ code: f.responseText(), ...worth, endsAt: f.nullableInstant() });

export const loyaltyShapes = {
  /** The history is paged; everything else is ours. */
  points: {
    summary: "The user's points and what they are worth.",
    query: f.castObject(f.paging()),
    response: f.paged(entry).shape({
      balance: f.wholeNumber(),
      /** Value of the balance in the user's currency. */
      value: f.responseObject(worth),
      /** Rewards, cheapest first. */
      rewards: f.listOf(f.responseObject({ coupon: rewardName(), points: f.wholeNumber(), ...worth })),
      /** Redeemed coupons that are still unused. */
      coupons: f.listOf(coupon),
    }),
  },
  redeem: {
    summary: "Turns points into a voucher.",
    body: f.strictObject({ coupon: rewardName() }),
    response: coupon.shape({ balance: f.wholeNumber() }),
  },
} as const satisfies Shapes<typeof loyaltyRoutes>;
