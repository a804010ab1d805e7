import type { Handlers } from "@/backend/http/handler-types";
import { readPoints } from "./read-points";
import { redeemPoints } from "./redeem-points";

export const loyaltyHandlers: Handlers<"loyalty"> = {
  points: ({ tx, query, caller }) => readPoints(tx, caller, query),
  redeem: ({ tx, body, caller }) => redeemPoints(tx, caller, Number(body.coupon)),
};
