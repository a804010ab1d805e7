import { randomInt } from "node:crypto";
import { loyaltyRate, rewardDays } from "@/lib/config/loyalty";
import { regionCurrencies } from "@/lib/config/markets";
import type { Tx } from "@/backend/db/client";
import { coupons, loyaltyEntries } from "@/backend/db/schema/pricing";
import { notAllowed, notSignedIn, refuseFields } from "@/backend/http/refusals";
import type { Visit } from "@/backend/http/visit";
import { lockPerson } from "@/backend/modules/cart/own-cart";
import { balanceOf } from "./points";
import { describeCoupon } from "./read-points";

const dayMs = 24 * 60 * 60 * 1000;

/** Without what is mistaken for something else when it is read out. */
const letters = "ABCDEFGHJKMNPQRSTVWXYZ23456789";

/** Points become a coupon of one's own, for one order, in the currency of where its owner buys. */
export async function redeemPoints(tx: Tx, visit: Visit, points: number) {
  const { person, region } = visit;
  if (person === undefined) return notSignedIn();
  if (person.type === "vet") return notAllowed();
  await lockPerson(tx, person.id);
  const balance = await balanceOf(tx, person.id);
  if (balance < points)
    return refuseFields({ coupon: `You have ${balance} points, and this takes ${points}` });
  const currency = regionCurrencies[region];
  const code = newCode();
  const [coupon] = await tx
    .insert(coupons)
    .values({
      ...{ code, currency, amount: points * loyaltyRate(currency).pointValue, limit: 1 },
      userId: person.id,
      endsAt: new Date(Date.now() + rewardDays * dayMs),
    })
    .returning();
  if (coupon === undefined) throw new Error("An insert returned no row.");
  const entry = { userId: person.id, points: -points, kind: "redeemed", couponCode: code } as const;
  await tx.insert(loyaltyEntries).values(entry);
  return { ...describeCoupon(coupon), balance: balance - points };
}

/** Sixty bits: nobody finds one by trying. */
function newCode(): string {
  const pick = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)] ?? "A").join("");
  return `TM-${pick()}-${pick()}-${pick()}`;
}
