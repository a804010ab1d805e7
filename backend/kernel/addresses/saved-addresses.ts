import { createHash } from "node:crypto";
import { desc, eq } from "drizzle-orm";
import { eachField } from "@/lib/domain/each-field";
import {
  nameFields,
  optionalPlaceFields,
  placeFields,
  type PostalAddress,
} from "@/lib/domain/kernel/postal-address";
import type { Tx } from "@/backend/db/client";
import { addresses } from "@/backend/db/schema/account";
import type { SignedInContext } from "@/backend/http/handler-types";

const maxListed = 20;

export async function listAddresses({ tx, caller: { user } }: SignedInContext) {
  const rows = await tx
    .select({ id: addresses.id, address: addresses.address })
    .from(addresses)
    .where(eq(addresses.userId, user.id))
    .orderBy(desc(addresses.lastUsedAt), desc(addresses.id))
    .limit(maxListed);
  return rows.map(({ id, address }) => ({ id, ...normaliseAddress(address) }));
}

/** Saves an address for reuse. Addresses that differ only in case or spaces are the same one. */
export async function saveAddress(
  tx: Tx,
  userId: number,
  address: PostalAddress,
  usedAt = new Date(),
): Promise<void> {
  const normalised = normaliseAddress(address);
  const parts = Object.values(normalised).map((part) =>
    (part ?? "").trim().replace(/\s+/g, " ").toLowerCase(),
  );
  const hash = createHash("sha256").update(JSON.stringify(parts)).digest("base64url");
  const set = { address: normalised, lastUsedAt: usedAt };
  await tx
    .insert(addresses)
    .values({ userId, hash, ...set })
    .onConflictDoUpdate({ target: [addresses.userId, addresses.hash], set });
}

/** The address with all its keys in a fixed order, and null for missing values. */
export const normaliseAddress = (address: PostalAddress) => ({
  ...eachField(nameFields, (name) => address[name]),
  ...eachField(placeFields, (name) => address[name]),
  ...eachField(optionalPlaceFields, (name) => address[name] ?? null),
  country: address.country,
  phoneNumber: address.phoneNumber ?? null,
});
