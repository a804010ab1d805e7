import { eq } from "drizzle-orm";
import { defaultLanguage } from "@/lib/config/languages";
import { marketOf } from "@/lib/config/markets/market";
import type { Db } from "@/backend/db/client";
import { randomToken } from "@/backend/db/random-token";
import { users } from "@/backend/db/schema/users";
import { hashPassword } from "@/backend/account/auth/passwords";
import { resetMail } from "@/backend/kernel/mail/account-mails";
import { putInOutbox } from "@/backend/kernel/mail/outbox";
import { createMailLink } from "./mail-links";

interface NewAdmin {
  readonly email: string;
  readonly appOrigin: string;
}

/** Makes an account an admin, or creates it, and mails the link that sets its password. The link is returned too. */
export async function createAdmin(db: Db, { email, appOrigin }: NewAdmin): Promise<string> {
  const address = email.trim().toLowerCase();
  // Nobody knows it: the link is the only way in.
  const passwordHash = await hashPassword(randomToken());
  return db.transaction(async (tx) => {
    const known = eq(users.email, address);
    const set = { isAdmin: true, confirmedAt: new Date() };
    const [changed] = await tx.update(users).set(set).where(known).returning();
    const [created] = changed
      ? []
      : await tx
          .insert(users)
          .values({
            ...set,
            email: address,
            name: address,
            type: "owner",
            passwordHash,
            countryCode: marketOf(undefined).store,
          })
          .returning();
    const user = changed ?? created;
    if (user === undefined) throw new Error("The account was not created.");
    const { token } = await createMailLink(tx, "reset", user.id);
    const link = `${appOrigin}/reset-password?token=${token}`;
    const language = user.language ?? defaultLanguage;
    await putInOutbox(tx, { to: address, ...resetMail({ language, name: user.name, link }) });
    return link;
  });
}
