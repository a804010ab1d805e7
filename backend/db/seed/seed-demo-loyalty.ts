import { eq } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { coupons, loyaltyEntries } from "@/backend/db/schema/pricing";
import { saveAddress } from "@/backend/kernel/addresses/saved-addresses";
import { demoAddresses, demoCoupons, demoPoints } from "./demo-loyalty";
import { findDemoUser } from "./find-demo-user";
import type { AreaSeed } from "./seed-types";

const fortnightMs = 14 * 24 * 60 * 60 * 1000;

export function seedDemoWallet(): AreaSeed {
  return {
    area: "demo-wallet",
    content: { demoCoupons, demoPoints, demoAddresses },
    write: async (tx) => {
      // Keeps the number of uses.
      for (const coupon of demoCoupons) await tx.insert(coupons).values(coupon).onConflictDoNothing();
      for (const [role, points] of Object.entries(demoPoints)) await givePoints(tx, role, points);
      for (const [role, addresses] of Object.entries(demoAddresses)) {
        const userId = await findDemoUser(tx, role);
        if (userId === undefined) continue;
        for (const address of addresses) await saveAddress(tx, userId, address);
      }
    },
  };
}

/** Only for accounts without loyalty entries. */
async function givePoints(tx: Tx, role: string, points: readonly number[]): Promise<void> {
  const userId = await findDemoUser(tx, role);
  if (userId === undefined) return;
  if ((await tx.$count(loyaltyEntries, eq(loyaltyEntries.userId, userId))) > 0) return;
  const now = Date.now();
  const entries = points.map((one, at) => {
    const kind = at === 0 ? ("given" as const) : ("earned" as const);
    return { userId, points: one, kind, at: new Date(now - (points.length - at) * fortnightMs) };
  });
  await tx.insert(loyaltyEntries).values(entries);
}
