import { and, eq } from "drizzle-orm";
import { accountMessages } from "@/lib/contract/messages";
import { paths } from "@/lib/navigation/paths";
import type { Db } from "@/backend/db/client";
import { users } from "@/backend/db/schema/people";
import { isDemoAccount } from "@/backend/db/seed/seed-demo-accounts";
import { notSignedIn, Refusal, refuseFields } from "@/backend/http/refusals";
import type { Settings } from "@/backend/http/settings";
import { runInTransaction } from "@/backend/http/transaction";
import type { Visit } from "@/backend/http/visit";
import { deletedMail } from "@/backend/mail/account-mails";
import { putInOutbox } from "@/backend/mail/outbox";
import { tryPassword } from "@/backend/modules/auth/try-password";
import { worldOf } from "@/backend/modules/payments/world";
import { endAllOf, runningOf, stillRuns } from "./end-all-of";
import { eraseAll } from "./fates";

interface Asked {
  readonly db: Db;
  readonly visit: Visit;
  readonly body: { readonly password: string };
  readonly settings: Settings;
}

const isAdmins = new Refusal(403, {
  code: "is_admin",
  message: "An administrator's account cannot be deleted here.",
});

const isEverybodys = new Refusal(403, {
  code: "demo_account",
  message: "Everybody shares the demo accounts, so they stay. Register one of your own to try this.",
});

/** What renews is ended first, since nobody could end it afterwards. All in one transaction, and the last mail with it: nobody is told of what did not happen. */
export async function deleteAccount({ db, visit: { person }, body, settings }: Asked) {
  if (person === undefined) return notSignedIn();
  if (person.isAdmin) return isAdmins;
  const known = await tryPassword(db, { userId: person.id, field: "password", password: body.password });
  if (known instanceof Refusal) return known;
  if (isDemoAccount(known.email)) return isEverybodys;
  const notEnded = await endAllOf(worldOf({ db, settings }), { id: person.id, email: known.email });
  if (notEnded) return notEnded;
  return runInTransaction(db, async (tx) => {
    const [user] = await tx
      .select({ id: users.id, email: users.email, name: users.name })
      .from(users)
      // Of two at once the second finds nobody, and a password that was changed meanwhile is none.
      .where(and(eq(users.id, person.id), eq(users.passwordHash, known.hash)))
      .for("update");
    if (user === undefined) return refuseFields({ password: accountMessages.wrongPassword });
    if ((await runningOf(tx, user)).length > 0) return stillRuns;
    await eraseAll(tx, user);
    const link = settings.appOrigin + paths.pages.deleteAccount;
    await putInOutbox(tx, { to: user.email, isLast: true, ...deletedMail({ name: user.name, link }) });
    return undefined;
  });
}
