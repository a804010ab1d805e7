import { asc, eq } from "drizzle-orm";
import type { Language } from "@/lib/config/languages";
import { storeCurrencies, storeOf } from "@/lib/config/markets/markets";
import { speciesName } from "@/lib/domain/species";
import { eachField } from "@/lib/domain/each-field";
import { accountPlaceFields } from "@/lib/domain/kernel/postal-address";
import type { Tx } from "@/backend/db/client";
import { inLanguage } from "@/backend/db/in-language";
import { presetBreeds, profiles } from "@/backend/db/schema/account";
import { breeds } from "@/backend/db/schema/breeds";
import { users } from "@/backend/db/schema/users";
import { notSignedIn } from "@/backend/http/refusals";
import type { Caller, ImpersonatingAdmin } from "@/backend/http/caller";
import { findOwnCart } from "@/backend/kernel/users/own-cart";

export async function readAccount(tx: Tx, { user, admin, language }: Caller) {
  return (user && (await describeUser(tx, language, user.id, admin))) ?? notSignedIn();
}

/** The user record as the contract has it. */
export async function describeUser(tx: Tx, language: Language, userId: number, admin?: ImpersonatingAdmin) {
  const [found] = await tx
    .select()
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(eq(users.id, userId));
  if (found === undefined) return undefined;
  const { users: user, profiles: profile } = found;
  const { id, type, name, email, isAdmin, isAgent, isClubMember, hasDvAccess, canOrderSupplies } = user;
  const ownBreeds = await readPresetBreeds(tx, language, userId);
  return {
    id,
    type,
    name,
    email,
    isAdmin,
    isAgent,
    isClubMember,
    hasDvAccess,
    canOrderSupplies,
    ...describeLocation(user.countryCode, profile),
    loggedInBy: admin?.name ?? null,
    impersonationEnded: admin?.isOver ?? false,
    phone: profile?.phone ?? null,
    breed_ids: ownBreeds.map((breed) => breed.id),
    breeds: ownBreeds,
    clinic: user.clinic,
    registrationNumber: user.registrationNumber,
    cartSessionId: (await findOwnCart(tx, userId))?.id ?? null,
  };
}

function describeLocation(countryCode: string, profile: typeof profiles.$inferSelect | null) {
  return {
    address: {
      ...eachField(accountPlaceFields, (name) => profile?.[name] ?? null),
      country: { code: countryCode },
    },
    countryCode,
    currency: storeCurrencies[storeOf(countryCode)],
  };
}

async function readPresetBreeds(tx: Tx, language: Language, userId: number) {
  const rows = await tx
    .select({ id: breeds.id, name: inLanguage(breeds.name, language), speciesId: breeds.speciesId })
    .from(presetBreeds)
    .innerJoin(breeds, eq(breeds.id, presetBreeds.breedId))
    .where(eq(presetBreeds.userId, userId))
    .orderBy(asc(presetBreeds.position));
  return rows.map(({ id, name, speciesId }) => ({ id, name, species: speciesName(speciesId) }));
}
