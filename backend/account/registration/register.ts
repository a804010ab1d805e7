import type { ErrorCode } from "@/lib/domain/error-codes";
import { eq, isNull, sql } from "drizzle-orm";
import type { Language } from "@/lib/config/languages";
import type { Db, Tx } from "@/backend/db/client";
import { countries } from "@/backend/db/schema/geography";
import { users } from "@/backend/db/schema/users";
import type { DbContext, Input } from "@/backend/http/handler-types";
import { Refusal, refuseFields } from "@/backend/http/refusals";
import { runInTransaction } from "@/backend/http/transaction";
import type { Caller } from "@/backend/http/caller";
import { confirmationMail } from "@/backend/kernel/mail/account-mails";
import { putInOutbox } from "@/backend/kernel/mail/outbox";
import { isCommonPassword } from "@/backend/account/auth/common-passwords";
import { hashPasswordThrottled } from "@/backend/account/auth/passwords";
import { mailCounters } from "@/backend/limits/mail-counters";
import { countRequest, networkCounter } from "@/backend/limits/rate-limiter";
import { createMailLink } from "./mail-links";
import type { Body } from "@/lib/contract/calls";

type Registration = Body<"registration.register">;

/** Creates an unconfirmed account, which cannot sign in until the mailed link is opened. */
export async function register(
  { db, caller, settings }: DbContext,
  { body }: Input<"registration.register">,
) {
  const email = body.email.toLowerCase();
  const refusal =
    (await limitRegistrations(db, email, caller)) ?? (await refuseRegistration(db, email, body));
  if (refusal) return refusal;
  const passwordHash = await hashPasswordThrottled(body.password);
  if (passwordHash instanceof Refusal) return passwordHash;
  return runInTransaction(db, async (tx) => {
    const userId = await upsertUnconfirmedUser(tx, body, {
      email,
      passwordHash,
      language: caller.language,
    });
    if (userId === undefined) return userExists();
    const { token } = await createMailLink(tx, "confirm", userId);
    const link = `${settings.appOrigin}/register/confirm?token=${token}`;
    await putInOutbox(tx, {
      to: email,
      ...confirmationMail({ language: caller.language, link }),
    });
    return undefined;
  });
}

const userExists = () => refuseFields({ email: "fields.userExists" });

/** The response reveals whether an account exists (ruling 18), so attempts are limited by network and by mailbox. */
function limitRegistrations(db: Db, email: string, { clientAddress }: Caller) {
  return countRequest(
    db,
    networkCounter("registrations", clientAddress),
    ...mailCounters("registration", email, clientAddress),
  );
}

async function refuseRegistration(db: Db, email: string, body: Registration): Promise<Refusal | undefined> {
  const errors: Record<string, ErrorCode> = {};
  if (isCommonPassword(body.password, email)) errors["password"] = "fields.commonPassword";
  if (body.type === "vet" && !body.clinic?.trim()) errors["clinic"] = "fields.required";
  if (body.type === "vet" && !body.registrationNumber?.trim())
    errors["registrationNumber"] = "fields.required";
  const [country] = await db
    .select({ id: countries.id })
    .from(countries)
    .where(eq(countries.code, body.country));
  if (country === undefined) errors["country"] = "fields.invalid";
  if (Object.keys(errors).length > 0) return refuseFields(errors);
  const [existing] = await db
    .select({ confirmedAt: users.confirmedAt })
    .from(users)
    .where(eq(users.email, email));
  return existing?.confirmedAt ? userExists() : undefined;
}

/** Replaces an unconfirmed registration. Undefined if the account has been confirmed meanwhile. */
async function upsertUnconfirmedUser(
  tx: Tx,
  { type, name, country, clinic, registrationNumber }: Registration,
  { email, passwordHash, language }: { email: string; passwordHash: string; language: Language },
): Promise<number | undefined> {
  const isVet = type === "vet";
  const details = {
    type,
    language,
    passwordHash,
    name: name.trim(),
    countryCode: country,
    clinic: isVet ? (clinic?.trim() ?? null) : null,
    registrationNumber: isVet ? (registrationNumber?.trim() ?? null) : null,
  };
  const [user] = await tx
    .insert(users)
    .values({ email, ...details })
    .onConflictDoUpdate({
      target: users.email,
      set: { ...details, createdAt: sql`now()` },
      setWhere: isNull(users.confirmedAt),
    })
    .returning({ id: users.id });
  return user?.id;
}
