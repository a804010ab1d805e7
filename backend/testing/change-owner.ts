import { eq, sql } from "drizzle-orm";
import type { Db } from "@/backend/db/client";
import { animals } from "@/backend/db/schema/animals";

/** Rows written afterwards are later than the change: times are stored in milliseconds. */
export async function changeOwner(db: Db, animalId: number, ownerId: number): Promise<void> {
  await db.update(animals).set({ ownerId }).where(eq(animals.id, animalId));
  await db.execute(sql`select pg_sleep(0.002)`);
}
