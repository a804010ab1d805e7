import { desc, eq, or } from "drizzle-orm";
import { inLanguage } from "@/backend/db/in-language";
import { products } from "@/backend/db/schema/catalogue";
import { packTransfers } from "@/backend/db/schema/kits";
import { users } from "@/backend/db/schema/users";
import type { Input, SignedInContext } from "@/backend/http/handler-types";
import { envelope, offsetOf } from "@/backend/http/paging";

/** Units that the user gave and got, newest first. */
export async function listTransfers(
  { tx, caller: { user, language } }: SignedInContext,
  { query: paging }: Input<"multipacks.transfers">,
) {
  const where = or(eq(packTransfers.fromUserId, user.id), eq(packTransfers.toUserId, user.id));
  const rows = await tx
    .select({ transfer: packTransfers, name: inLanguage(products.name, language), sender: users.email })
    .from(packTransfers)
    .innerJoin(products, eq(products.id, packTransfers.productId))
    .leftJoin(users, eq(users.id, packTransfers.fromUserId))
    .where(where)
    .orderBy(desc(packTransfers.id))
    .limit(paging.size)
    .offset(offsetOf(paging));
  const total = await tx.$count(packTransfers, where);
  return envelope(
    rows.map(({ transfer: { id, fromUserId, toEmail, units, state, createdAt }, name, sender }) => {
      const isIncoming = fromUserId !== user.id;
      return {
        id,
        isIncoming,
        name,
        units,
        state,
        email: isIncoming ? (sender ?? "") : toEmail,
        createdAt: createdAt.toISOString(),
      };
    }),
    total,
    paging,
  );
}
