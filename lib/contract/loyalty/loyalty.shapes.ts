import { number, string } from "yup";
import type { Shapes } from "@/lib/contract/contract";
import {
  amount,
  answerObject,
  answerText,
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
import { keptAddress } from "@/lib/contract/addresses/postal-address.fields";
import type { walletRoutes } from "./loyalty.routes";

const worth = { amount: amount(), currency: currency() };

const entry = answerObject({
  id: id(),
  /** Below zero where they went. */
  points: number().integer().required(),
  kind: string().oneOf(["earned", "spent", "redeemed", "returned", "given"]).required(),
  /** The number that people read; null where it was no order. */
  order: nullableText(),
  coupon: nullableText(),
  at: answerText(),
});

const coupon = answerObject({ code: answerText(), ...worth, endsAt: nullableText() });

export const walletShapes = {
  /** The history has pages; what goes with it is ours. */
  points: {
    query: castObject({ page: page(), size: pageSize() }),
    answer: paged(entry).shape({
      balance: wholeNumber(),
      /** What they take off an order where the asker buys. */
      value: answerObject(worth),
      /** What can be had for them, the cheapest first. */
      rewards: listOf(answerObject({ coupon: rewardName(), points: wholeNumber(), ...worth })),
      /** Made of points and not used yet. */
      coupons: listOf(coupon),
    }),
  },
  redeem: {
    body: strictObject({ coupon: rewardName() }),
    answer: coupon.shape({ balance: wholeNumber() }),
  },
  /** Last used first. */
  addresses: { answer: listOf(answerObject({ id: id(), ...keptAddress })) },
} as const satisfies Shapes<typeof walletRoutes>;
