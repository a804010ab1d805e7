import { eq } from "drizzle-orm";
import { regionCurrencies, regionOf } from "@/lib/config/markets";
import type { Tx } from "@/backend/db/client";
import { users } from "@/backend/db/schema/people";
import { notSignedIn } from "@/backend/http/refusals";
import type { Visit } from "@/backend/http/visit";

export async function readDetails(tx: Tx, { person, admin }: Visit) {
  if (person === undefined) return notSignedIn();
  const [user] = await tx.select().from(users).where(eq(users.id, person.id));
  if (user === undefined) return notSignedIn();
  const { passwordHash: _secret, createdAt: _unasked, countryCode, ...others } = user;
  const { confirmedAt: _confirmed, vetApprovedAt: _approved, clinic: _clinic, ...rest } = others;
  const { registrationNumber: _number, ...shown } = rest;
  return {
    ...shown,
    address: { country: { code: countryCode } },
    countryCode,
    loggedInBy: admin?.name ?? null,
    currency: regionCurrencies[regionOf(countryCode)],
  };
}
