import { and, eq, isNotNull } from "drizzle-orm";
import { users } from "@/backend/db/schema/users";
import type { DbContext, Input } from "@/backend/http/handler-types";
import { runInTransaction } from "@/backend/http/transaction";
import { resetMail } from "@/backend/kernel/mail/account-mails";
import { putInOutbox } from "@/backend/kernel/mail/outbox";
import { mailCounters } from "@/backend/limits/mail-counters";
import { countRequest, guessCounters } from "@/backend/limits/rate-limiter";
import { createMailLink } from "./mail-links";
import { checkSecurityAnswer } from "@/backend/account/public/security-question";

/** Same work and same response whether or not the address has an account. */
export async function forgotPassword(
  { db, caller, settings }: DbContext,
  { body }: Input<"registration.forgotPassword">,
) {
  const email = body.email.toLowerCase();
  const refusal =
    (await countRequest(db, ...guessCounters("resets", caller.clientAddress))) ??
    (await checkSecurityAnswer(db, body, caller.language)) ??
    (await countRequest(db, ...mailCounters("reset", email, caller.clientAddress)));
  if (refusal) return refusal;
  // Hidden field that only bots fill in.
  const isBot = Boolean(body.website);
  return runInTransaction(db, async (tx) => {
    const [confirmedUser] = await tx
      .select({ id: users.id, name: users.name, language: users.language })
      .from(users)
      .where(and(eq(users.email, email), isNotNull(users.confirmedAt)));
    const user = isBot ? undefined : confirmedUser;
    const { token } = await createMailLink(tx, "reset", user?.id);
    const link = `${settings.appOrigin}/reset-password?token=${token}`;
    const { name, language } = user ?? { name: email, language: caller.language };
    await putInOutbox(tx, { to: user ? email : null, ...resetMail({ language, name, link }) });
    return undefined;
  });
}
