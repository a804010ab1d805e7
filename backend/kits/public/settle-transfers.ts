import { and, asc, eq, isNotNull, lte } from "drizzle-orm";
import type { Db, Tx } from "@/backend/db/client";
import { packEntries, packTransfers } from "@/backend/db/schema/kits";
import { users } from "@/backend/db/schema/users";
import { paths } from "@/lib/navigation/paths";
import { packMails } from "@/backend/kernel/mail/multipack-mails";
import { notify } from "@/backend/kernel/notifications/notify";

/** Gives waiting units to the account of their e-mail address. The caller has confirmed the address. */
export async function claimPackTransfers(
  tx: Tx,
  user: { readonly id: number; readonly email: string },
): Promise<void> {
  const claimed = await tx
    .update(packTransfers)
    .set({ state: "accepted", toUserId: user.id, decidedAt: new Date() })
    .where(and(eq(packTransfers.toEmail, user.email.toLowerCase()), eq(packTransfers.state, "pending")))
    .returning();
  if (claimed.length === 0) return;
  await tx.insert(packEntries).values(
    claimed.map(({ id, productId, units }) => ({
      userId: user.id,
      productId,
      units,
      transferId: id,
      reason: "received" as const,
    })),
  );
}

const maxPerRun = 500;

/** Gives units back that nobody has claimed in time. A deleted sender's units are gone. */
export async function returnPackTransfers(
  db: Db,
  { appOrigin, now }: { readonly appOrigin: string; readonly now: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    const expired = await tx
      .select({ transfer: packTransfers, user: users })
      .from(packTransfers)
      .innerJoin(users, eq(users.id, packTransfers.fromUserId))
      .where(
        and(
          eq(packTransfers.state, "pending"),
          lte(packTransfers.expiresAt, now),
          isNotNull(packTransfers.fromUserId),
        ),
      )
      .orderBy(asc(packTransfers.id))
      .limit(maxPerRun)
      .for("update", { of: packTransfers, skipLocked: true });
    for (const { transfer, user } of expired) {
      const { id, productId, units, toEmail } = transfer;
      await tx
        .update(packTransfers)
        .set({ state: "returned", decidedAt: now })
        .where(eq(packTransfers.id, id));
      await tx
        .insert(packEntries)
        .values({ userId: user.id, productId, units, reason: "returned", transferId: id });
      const mail = packMails.returned({ appOrigin, language: user.language, units, email: toEmail });
      await notify(tx, {
        event: "packReturned",
        appOrigin,
        key: id,
        userId: user.id,
        params: { count: units },
        path: paths.multipackTransfer,
        mail: { to: user.email, ...mail },
      });
    }
  });
}
