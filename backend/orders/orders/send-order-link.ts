import { and, eq, sql } from "drizzle-orm";
import { paths } from "@/lib/navigation/paths";
import { orders } from "@/backend/db/schema/orders";
import type { Input, DbContext } from "@/backend/http/handler-types";
import { mailCounters } from "@/backend/limits/mail-counters";
import { countRequest, guessCounters } from "@/backend/limits/rate-limiter";
import { orderLinkMail } from "@/backend/kernel/mail/lookup-mails";
import { putInOutbox } from "@/backend/kernel/mail/outbox";
import { isPlaced } from "@/backend/orders/public/order-queries";

/**
 * Mails the link to an order only to the address it was placed with. Response and timing are the same for unknown orders:
 * a mail without recipient is written for them.
 */
export async function sendOrderLink(
  { db, caller, settings }: DbContext,
  { body: { number, email } }: Input<"orders.lookup">,
) {
  const to = email.toLowerCase();
  const refused = await countRequest(
    db,
    ...guessCounters("orderLookups", caller.clientAddress),
    ...mailCounters("order link", to, caller.clientAddress),
  );
  if (refused) return refused;
  await db.transaction(async (tx) => {
    const isMatching = and(eq(orders.number, number.trim().toUpperCase()), sameMailbox(to), isPlaced);
    const { token, name, language } = orders;
    const [order] = await tx
      .select({ token, name, language, number: orders.number })
      .from(orders)
      .where(isMatching);
    const mailData = order ?? { token: "", name: "", number: "", language: caller.language };
    const link = `${settings.appOrigin}${paths.orderComplete(mailData.token)}`;
    await putInOutbox(tx, { to: order ? to : null, ...orderLinkMail({ ...mailData, link }) });
  });
  return undefined;
}

const sameMailbox = (email: string) => sql`lower(${orders.email}) = ${email}`;
