import { and, asc, eq, lte, sql } from "drizzle-orm";
import type { Db } from "@/backend/db/client";
import { animalTransfers } from "@/backend/db/schema/animal-access";
import { recordAnimalEvent } from "@/backend/animals/records/animals/record-event";
import { lockTransfer } from "./lock-transfer";
import { notifyOfTransfer } from "./notify-of-transfer";

interface ExpireContext {
  readonly db: Db;
  readonly appOrigin: string;
  readonly now: Date;
}

const maxPerRun = 500;

/** Ends transfers that nobody answered in time, and mails both sides. Each in a transaction of its own. */
export async function expireTransfers({ db, appOrigin, now }: ExpireContext): Promise<void> {
  const isOver = and(eq(animalTransfers.state, "pending"), lte(animalTransfers.expiresAt, now));
  const due = await db
    .select({ id: animalTransfers.id })
    .from(animalTransfers)
    .where(isOver)
    .orderBy(asc(animalTransfers.id))
    .limit(maxPerRun);
  for (const { id } of due)
    await db.transaction(async (tx) => {
      const locked = await lockTransfer(tx, id);
      const expired = await tx
        .update(animalTransfers)
        .set({ state: "expired", decidedAt: sql`now()` })
        .where(and(eq(animalTransfers.id, id), isOver))
        .returning({ toEmail: animalTransfers.toEmail, senderId: animalTransfers.fromUserId });
      const [transfer] = expired;
      if (locked === undefined || transfer === undefined) return;
      const { animal } = locked;
      const noCaller = { user: undefined, admin: undefined };
      await recordAnimalEvent(tx, noCaller, animal.id, "transfer-expired", { to: transfer.toEmail });
      const mail = { transferId: id, appOrigin, ...transfer, animals: [animal.name] };
      await notifyOfTransfer(tx, "expired", mail);
      await notifyOfTransfer(tx, "expiredOffer", mail);
    });
}
