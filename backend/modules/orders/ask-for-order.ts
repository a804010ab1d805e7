import { and, eq, sql } from "drizzle-orm";
import { paths } from "@/lib/navigation/paths";
import type { Db } from "@/backend/db/client";
import { orders } from "@/backend/db/schema/orders";
import { limitAttempts } from "@/backend/http/limit-attempts";
import type { Settings } from "@/backend/http/settings";
import type { Visit } from "@/backend/http/visit";
import { orderLinkMail } from "@/backend/mail/lookup-mails";
import { putInOutbox } from "@/backend/mail/outbox";
import { isPlaced } from "./find-orders";

interface Asked {
  readonly db: Db;
  readonly visit: Visit;
  readonly settings: Settings;
}

/**
 * The way to an order goes to the mailbox it was placed with, and nowhere else. Known or not, the answer is the same, and a mail is
 * written either way, so that it takes as long.
 */
export async function askForOrder(
  { db, visit, settings }: Asked,
  { number, email }: { readonly number: string; readonly email: string },
) {
  const to = email.toLowerCase();
  const refused =
    (await limitAttempts(db, { name: "order lookup to", of: to, most: 5, minutes: 60 })) ??
    (await limitAttempts(db, {
      name: "order lookup from",
      of: visit.clientAddress ?? "unknown",
      most: 20,
      minutes: 60,
    }));
  if (refused) return refused;
  await db.transaction(async (tx) => {
    const isAsked = and(eq(orders.number, number.trim().toUpperCase()), sameMailbox(to), isPlaced);
    const { token, name } = orders;
    const [order] = await tx.select({ token, name, number: orders.number }).from(orders).where(isAsked);
    const told = order ?? { token: "", name: "", number: "" };
    const link = `${settings.appOrigin}${paths.orderComplete(told.token)}`;
    await putInOutbox(tx, { to: order ? to : null, ...orderLinkMail({ ...told, link }) });
  });
  return undefined;
}

const sameMailbox = (email: string) => sql`lower(${orders.email}) = ${email}`;
