import { inArray, like } from "drizzle-orm";
import type { Db } from "@/backend/db/client";
import { seeds } from "@/backend/db/schema/seeds";
import { users } from "@/backend/db/schema/users";
import { demoSeedAreas } from "@/backend/db/seed/seed";
import { eraseAccount } from "./erase-account";

/** Reserved: no customer can have an address in it. */
const demoAddresses = "%.test";

/**
 * Erases the accounts of the demo as if their owners had deleted them: invoices stay, without names. A start with the demo
 * creates everything again. Returns how many accounts there were.
 */
export async function removeDemo(db: Db): Promise<number> {
  return db.transaction(async (tx) => {
    const found = await tx
      .select({ id: users.id, email: users.email })
      .from(users)
      .where(like(users.email, demoAddresses))
      .for("update");
    for (const owner of found) await eraseAccount(tx, owner);
    await tx.delete(seeds).where(inArray(seeds.area, demoSeedAreas()));
    return found.length;
  });
}
