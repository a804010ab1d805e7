import { eq, isNull, sql } from "drizzle-orm";
import { accountMessages, fieldMessages } from "@/lib/contract/messages";
import type { RegisteredType } from "@/lib/config/user-types";
import type { Db, Tx } from "@/backend/db/client";
import { countries } from "@/backend/db/schema/geography";
import { users } from "@/backend/db/schema/people";
import { limitAttempts } from "@/backend/http/limit-attempts";
import { Refusal, refuseFields } from "@/backend/http/refusals";
import type { Settings } from "@/backend/http/settings";
import { runInTransaction } from "@/backend/http/transaction";
import type { Visit } from "@/backend/http/visit";
import { confirmationMail } from "@/backend/mail/account-mails";
import { putInOutbox } from "@/backend/mail/outbox";
import { isCommonPassword } from "@/backend/modules/auth/common-passwords";
import { hashNewPassword } from "@/backend/modules/auth/passwords";
import { makeLink } from "./mail-links";

interface Registration {
  readonly type: RegisteredType;
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly country: string;
  readonly clinic?: string | null | undefined;
  readonly registrationNumber?: string | null | undefined;
}

interface Asked {
  readonly db: Db;
  readonly body: Registration;
  readonly visit: Visit;
  readonly settings: Settings;
}

/** Nobody can sign in before the mail is confirmed: until then only the mailbox's owner gets any further. */
export async function register({ db, body, visit, settings }: Asked) {
  const email = body.email.toLowerCase();
  const refused = (await limitRegistrations(db, email, visit)) ?? (await refuseRegistration(db, email, body));
  if (refused) return refused;
  const passwordHash = await hashNewPassword(body.password);
  if (passwordHash instanceof Refusal) return passwordHash;
  return runInTransaction(db, async (tx) => {
    const userId = await writeUnconfirmed(tx, body, { email, passwordHash });
    if (userId === undefined) return userExists();
    const { token } = await makeLink(tx, "confirm", userId);
    const link = `${settings.appOrigin}/register/confirm?token=${token}`;
    await putInOutbox(tx, { to: email, ...confirmationMail({ name: body.name.trim(), link }) });
    return undefined;
  });
}

const userExists = () => refuseFields({ email: accountMessages.userExists });

/** The answer tells who has an account (rulings 18), so a network may not ask often, nor a mailbox be flooded. */
async function limitRegistrations(db: Db, email: string, { clientAddress }: Visit) {
  const ofNetwork = { of: clientAddress ?? "unknown", most: clientAddress ? 10 : 60, minutes: 60 };
  return (
    (await limitAttempts(db, { name: "register-network", ...ofNetwork })) ??
    (await limitAttempts(db, { name: "register-mailbox", of: email, most: 5, minutes: 60 }))
  );
}

async function refuseRegistration(db: Db, email: string, body: Registration): Promise<Refusal | undefined> {
  const errors: Record<string, string> = {};
  if (isCommonPassword(body.password, email)) errors["password"] = accountMessages.commonPassword;
  if (body.type === "vet" && !body.clinic?.trim()) errors["clinic"] = fieldMessages.required;
  if (body.type === "vet" && !body.registrationNumber?.trim())
    errors["registrationNumber"] = fieldMessages.required;
  const [country] = await db
    .select({ id: countries.id })
    .from(countries)
    .where(eq(countries.code, body.country));
  if (country === undefined) errors["country"] = fieldMessages.invalid;
  if (Object.keys(errors).length > 0) return refuseFields(errors);
  const [known] = await db
    .select({ confirmedAt: users.confirmedAt })
    .from(users)
    .where(eq(users.email, email));
  return known?.confirmedAt ? userExists() : undefined;
}

/** Takes the place of a registration nobody has confirmed. Undefined where somebody just has. */
async function writeUnconfirmed(
  tx: Tx,
  { type, name, country, clinic, registrationNumber }: Registration,
  { email, passwordHash }: { email: string; passwordHash: string },
): Promise<number | undefined> {
  const isVet = type === "vet";
  const facts = {
    type,
    passwordHash,
    name: name.trim(),
    countryCode: country,
    clinic: isVet ? (clinic?.trim() ?? null) : null,
    registrationNumber: isVet ? (registrationNumber?.trim() ?? null) : null,
  };
  const [written] = await tx
    .insert(users)
    .values({ email, ...facts })
    .onConflictDoUpdate({
      target: users.email,
      set: { ...facts, createdAt: sql`now()` },
      setWhere: isNull(users.confirmedAt),
    })
    .returning({ id: users.id });
  return written?.id;
}
