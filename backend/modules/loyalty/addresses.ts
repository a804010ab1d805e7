import { createHash } from "node:crypto";
import { desc, eq } from "drizzle-orm";
import type { PostalAddress } from "@/lib/domain/postal-address";
import type { Tx } from "@/backend/db/client";
import { addresses } from "@/backend/db/schema/account";
import { notSignedIn } from "@/backend/http/refusals";
import type { Visit } from "@/backend/http/visit";

/** Nobody chooses among more than these. */
const mostOffered = 20;

export async function listAddresses(tx: Tx, { person }: Visit) {
  if (person === undefined) return notSignedIn();
  const rows = await tx
    .select({ id: addresses.id, address: addresses.address })
    .from(addresses)
    .where(eq(addresses.userId, person.id))
    .orderBy(desc(addresses.lastUsedAt), desc(addresses.id))
    .limit(mostOffered);
  return rows.map(({ id, address }) => ({ id, ...tidy(address) }));
}

/** For next time. The same address written in other letters or with other blanks is the same. */
export async function rememberAddress(tx: Tx, userId: number, address: PostalAddress): Promise<void> {
  const kept = tidy(address);
  const words = Object.values(kept).map((part) => (part ?? "").trim().replace(/\s+/g, " ").toLowerCase());
  const hash = createHash("sha256").update(JSON.stringify(words)).digest("base64url");
  const set = { address: kept, lastUsedAt: new Date() };
  await tx
    .insert(addresses)
    .values({ userId, hash, ...set })
    .onConflictDoUpdate({ target: [addresses.userId, addresses.hash], set });
}

/** Every key, always in this order: what is not there is null. */
export function tidy({ state, phoneNumber, ...address }: PostalAddress) {
  const { firstName, lastName, address: line, city, postalCode, country } = address;
  return {
    ...{ firstName, lastName, address: line, city, postalCode },
    state: state ?? null,
    country,
    phoneNumber: phoneNumber ?? null,
  };
}
