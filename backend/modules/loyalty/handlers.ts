import type { Handlers } from "@/backend/http/handlers";
import { listAddresses } from "./addresses";
import { readPoints } from "./read-points";
import { redeemPoints } from "./redeem-points";

export const walletHandlers: Handlers<"wallet"> = {
  points: ({ tx, query, visit }) => readPoints(tx, visit, query),
  redeem: ({ tx, body, visit }) => redeemPoints(tx, visit, Number(body.coupon)),
  addresses: ({ tx, visit }) => listAddresses(tx, visit),
};
