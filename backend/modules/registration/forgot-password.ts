import { and, eq, isNotNull } from "drizzle-orm";
import type { Db } from "@/backend/db/client";
import { users } from "@/backend/db/schema/people";
import { limitAttempts } from "@/backend/http/limit-attempts";
import type { Settings } from "@/backend/http/settings";
import { runInTransaction } from "@/backend/http/transaction";
import type { Visit } from "@/backend/http/visit";
import { resetMail } from "@/backend/mail/account-mails";
import { putInOutbox } from "@/backend/mail/outbox";
import { makeLink } from "./mail-links";
import { checkSecurity, type SecurityAnswer } from "./security-question";

interface Asked {
  readonly db: Db;
  readonly body: SecurityAnswer & { readonly email: string };
  readonly visit: Visit;
  readonly settings: Settings;
}

/** Does the same work and gives the same answer whether or not the address has an account. */
export async function forgotPassword({ db, body, visit, settings }: Asked) {
  const email = body.email.toLowerCase();
  const ofNetwork = { of: visit.clientAddress ?? "unknown", most: visit.clientAddress ? 20 : 120 };
  const refused =
    (await limitAttempts(db, { name: "forgot-network", ...ofNetwork, minutes: 60 })) ??
    (await checkSecurity(db, body)) ??
    (await limitAttempts(db, { name: "forgot-mailbox", of: email, most: 5, minutes: 60 }));
  if (refused) return refused;
  const isProgram = Boolean(body.website);
  return runInTransaction(db, async (tx) => {
    const [known] = await tx
      .select({ id: users.id, name: users.name })
      .from(users)
      .where(and(eq(users.email, email), isNotNull(users.confirmedAt)));
    const user = isProgram ? undefined : known;
    const { token } = await makeLink(tx, "reset", user?.id);
    const link = `${settings.appOrigin}/reset-password?token=${token}`;
    await putInOutbox(tx, { to: user ? email : null, ...resetMail({ name: user?.name ?? email, link }) });
    return undefined;
  });
}
