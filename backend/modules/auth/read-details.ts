import { asc, eq } from "drizzle-orm";
import { regionCurrencies, regionOf } from "@/lib/config/markets";
import type { Tx } from "@/backend/db/client";
import { presetBreeds, profiles } from "@/backend/db/schema/account";
import { breeds } from "@/backend/db/schema/breeds";
import { users } from "@/backend/db/schema/people";
import { notSignedIn } from "@/backend/http/refusals";
import type { Visit } from "@/backend/http/visit";
import { findOwnCart } from "@/backend/modules/cart/own-cart";

export async function readDetails(tx: Tx, { person, admin }: Visit) {
  return (person && (await describeUser(tx, person.id, admin?.name))) ?? notSignedIn();
}

/** A person as every call gives them: to themself and to an admin, who may be looking through their eyes. */
export async function describeUser(tx: Tx, userId: number, loggedInBy: string | null = null) {
  const [found] = await tx
    .select()
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(eq(users.id, userId));
  if (found === undefined) return undefined;
  const { users: user, profiles: profile } = found;
  const { id, type, name, email, isAdmin, isAgent, isClubMember, hasDvAccess, canOrderSupplies } = user;
  const chosen = await readPreset(tx, userId);
  return {
    ...{ id, type, name, email, isAdmin, isAgent, isClubMember, hasDvAccess, canOrderSupplies },
    ...describePlace(user.countryCode, profile),
    loggedInBy,
    phone: profile?.phone ?? null,
    breed_ids: chosen.map((breed) => breed.id),
    breeds: chosen,
    clinic: user.clinic,
    registrationNumber: user.registrationNumber,
    cartSessionId: (await findOwnCart(tx, userId))?.id ?? null,
  };
}

function describePlace(countryCode: string, profile: typeof profiles.$inferSelect | null) {
  return {
    address: {
      address: profile?.address ?? null,
      city: profile?.city ?? null,
      postalCode: profile?.postalCode ?? null,
      state: profile?.state ?? null,
      country: { code: countryCode },
    },
    countryCode,
    currency: regionCurrencies[regionOf(countryCode)],
  };
}

function readPreset(tx: Tx, userId: number) {
  return tx
    .select({ id: breeds.id, name: breeds.name })
    .from(presetBreeds)
    .innerJoin(breeds, eq(breeds.id, presetBreeds.breedId))
    .where(eq(presetBreeds.userId, userId))
    .orderBy(asc(presetBreeds.position));
}
