import { and, eq, isNull } from "drizzle-orm";
import { users } from "@/backend/db/schema/users";
import type { DbContext, Input } from "@/backend/http/handler-types";
import { runInTransaction } from "@/backend/http/transaction";
import { mailCounters } from "@/backend/limits/mail-counters";
import { countRequest, guessCounters } from "@/backend/limits/rate-limiter";
import { confirmationMail } from "@/backend/kernel/mail/account-mails";
import { putInOutbox } from "@/backend/kernel/mail/outbox";
import { createMailLink } from "./mail-links";

/** Same work and same response whether or not the address has an unconfirmed account. */
export async function resendConfirmation(
  { db, caller, settings }: DbContext,
  { body }: Input<"registration.resendConfirmation">,
) {
  const email = body.email.toLowerCase();
  const refusal = await countRequest(
    db,
    ...guessCounters("resets", caller.clientAddress),
    ...mailCounters("confirmation", email, caller.clientAddress),
  );
  if (refusal) return refusal;
  return runInTransaction<undefined>(db, async (tx) => {
    const [user] = await tx
      .select({ id: users.id, language: users.language })
      .from(users)
      .where(and(eq(users.email, email), isNull(users.confirmedAt)));
    const { token } = await createMailLink(tx, "confirm", user?.id);
    const link = `${settings.appOrigin}/register/confirm?token=${token}`;
    const { language } = user ?? caller;
    await putInOutbox(tx, { to: user ? email : null, ...confirmationMail({ language, link }) });
    return undefined;
  });
}
