import { and, asc, eq, inArray } from "drizzle-orm";
import type { Language } from "@/lib/config/languages";
import { categoryIds } from "@/lib/config/shop/categories";
import { storeCurrencies } from "@/lib/config/markets/markets";
import { priceCustomProfile, discountPercentOf } from "@/lib/domain/orders/custom-profile-price";
import { speciesName } from "@/lib/domain/species";
import { inLanguage } from "@/backend/db/in-language";
import type { Tx } from "@/backend/db/client";
import { breeds } from "@/backend/db/schema/breeds";
import { prices, products } from "@/backend/db/schema/catalogue";
import { customProfileTests } from "@/backend/db/schema/custom-profiles";
import type { Caller } from "@/backend/http/caller";
import { priceForCaller, toPrice } from "@/backend/shop/public/caller-price";
import type { CustomProfile } from "./find-profile";

export async function describeProfile(tx: Tx, caller: Caller, profile: CustomProfile) {
  const [described] = await describeProfiles(tx, caller, [profile]);
  if (described === undefined) throw new Error("One profile in, one out.");
  return described;
}

/** Prices are computed for the caller's store on every read; none are stored. */
export async function describeProfiles(tx: Tx, caller: Caller, profiles: readonly CustomProfile[]) {
  const ids = profiles.map(({ id }) => id);
  const allTests = await readProfileTests(tx, caller, ids);
  const profileBreeds = await readBreeds(tx, caller.language, profiles);
  const profileProducts = await readProfileProducts(tx);
  const currency = storeCurrencies[caller.store];
  return profiles.map((profile) => {
    const tests = allTests.filter(({ profileId }) => profileId === profile.id);
    const sums = priceCustomProfile(tests.map(({ amount }) => amount));
    const price = (amount: number) => toPrice({ amount, currency });
    const isMine = profile.userId !== null && profile.userId === caller.user?.id;
    return {
      id: profile.id,
      species: speciesName(profile.speciesId),
      // The owner named it for themselves.
      name: isMine ? profile.name : null,
      isMine,
      canChange: isMine || profile.userId === null,
      breed: profileBreeds.find(({ id }) => id === profile.breedId) ?? null,
      tests: tests.map(({ id, name, amount }) => ({ id, name, price: price(amount) })),
      productId: productIdFor(profileProducts, profile.speciesId),
      sharePercent: discountPercentOf(tests.length),
      singly: price(sums.singly),
      saved: price(sums.saved),
      price: price(sums.amount),
      updatedAt: profile.updatedAt.toISOString(),
    };
  });
}

async function readProfileTests(tx: Tx, caller: Caller, profileIds: readonly string[]) {
  if (profileIds.length === 0) return [];
  const { profileId, position } = customProfileTests;
  return tx
    .select({
      profileId,
      id: products.id,
      name: inLanguage(products.name, caller.language),
      amount: prices.amount,
    })
    .from(customProfileTests)
    .innerJoin(products, eq(products.id, customProfileTests.productId))
    .innerJoin(prices, priceForCaller(caller))
    .where(inArray(profileId, [...profileIds]))
    .orderBy(asc(position));
}

async function readBreeds(tx: Tx, language: Language, profiles: readonly CustomProfile[]) {
  const ids = profiles.flatMap(({ breedId }) => breedId ?? []);
  if (ids.length === 0) return [];
  return tx
    .select({ id: breeds.id, name: inLanguage(breeds.name, language) })
    .from(breeds)
    .where(inArray(breeds.id, ids));
}

/** The two products that a profile is sold as, one per species. */
function readProfileProducts(tx: Tx) {
  const { customProfile: forDogs = 0 } = categoryIds.canine;
  const { customProfile: forCats = 0 } = categoryIds.feline;
  return tx
    .select({ id: products.id, speciesId: products.speciesId })
    .from(products)
    .where(and(inArray(products.categoryId, [forDogs, forCats])));
}

function productIdFor(
  profileProducts: Awaited<ReturnType<typeof readProfileProducts>>,
  speciesId: number,
): number {
  const product = profileProducts.find((candidate) => candidate.speciesId === speciesId);
  if (product === undefined) throw new Error("There is no product for custom profiles of this species.");
  return product.id;
}
