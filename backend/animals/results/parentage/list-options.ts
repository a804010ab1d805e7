import { asc, eq } from "drizzle-orm";
import { profileProductIds, verificationProductIds } from "@/lib/config/animals/parentage";
import { speciesId, speciesNames, type SpeciesName } from "@/lib/domain/species";
import { inLanguage } from "@/backend/db/in-language";
import type { Tx } from "@/backend/db/client";
import { clubMembers, clubs } from "@/backend/db/schema/animal-access";
import { prices, products } from "@/backend/db/schema/catalogue";
import { panels } from "@/backend/genetics/panels";
import type { SignedInContext } from "@/backend/http/handler-types";
import type { Caller } from "@/backend/http/caller";
import { priceForCaller, toPrice } from "@/backend/shop/public/caller-price";
import { listVerificationLines } from "./verifications";

/** What the user can request: verifications of each species, bought or for sale, and clubs to request through. */
export async function listOptions({ tx, caller }: SignedInContext) {
  const lines = await listVerificationLines(tx, caller.user.id);
  const verifications = [];
  for (const species of speciesNames) {
    const ofSpecies = lines.filter((line) => line.speciesId === speciesId(species));
    const unitsLeft = ofSpecies.reduce((sum, { left }) => sum + left, 0);
    const offer = await readOffer(tx, caller, species);
    if (offer !== undefined) verifications.push({ ...offer, unitsLeft });
  }
  const memberships = await tx
    .select({ id: clubs.id, name: clubs.name })
    .from(clubMembers)
    .innerJoin(clubs, eq(clubs.id, clubMembers.clubId))
    .where(eq(clubMembers.userId, caller.user.id))
    .orderBy(asc(clubs.name));
  return { verifications, clubs: memberships };
}

/** The verification of a species with its price, and the product that makes a missing profile. */
export async function readOffer(tx: Tx, caller: Caller, species: SpeciesName) {
  const product = await readProduct(tx, caller, verificationProductIds[species]);
  const profileProduct = await readProduct(tx, caller, profileProductIds[species]);
  if (product === undefined || profileProduct === undefined) return undefined;
  return {
    species,
    price: toPrice(product),
    product: { id: product.id, name: product.name, species },
    profileProduct: { id: profileProduct.id, name: profileProduct.name, species },
    panels: panels
      .filter((panel) => panel.species === species)
      .map(({ key, name, leastCommon, isCurrent, markers }) => ({
        key,
        name,
        leastCommon,
        isCurrent,
        markerCount: markers.length,
      })),
  };
}

async function readProduct(tx: Tx, caller: Caller, id: number) {
  const [row] = await tx
    .select({
      id: products.id,
      name: inLanguage(products.name, caller.language),
      amount: prices.amount,
      currency: prices.currency,
    })
    .from(products)
    .innerJoin(prices, priceForCaller(caller))
    .where(eq(products.id, id));
  return row;
}
