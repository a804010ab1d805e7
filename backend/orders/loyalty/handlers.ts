import type { Handlers } from "@/backend/http/handler-types";
import { readPoints } from "./read-points";
import { redeemPoints } from "./redeem-points";

export const loyaltyHandlers: Handlers<"loyalty"> = {
  points: readPoints,
  redeem: ({ tx, caller }, { body }) => redeemPoints(tx, caller, Number(body.coupon)),
};
