import { and, asc, eq, inArray, isNotNull, or } from "drizzle-orm";
import { speciesName } from "@/lib/domain/species";
import type { Language } from "@/lib/config/languages";
import { inLanguage, nameOrder } from "@/backend/db/in-language";
import type { Tx } from "@/backend/db/client";
import { carrierRates } from "@/backend/db/schema/breeding-community";
import { breeds, testBreeds, tests } from "@/backend/db/schema/breeds";
import type { Input, SignedInContext } from "@/backend/http/handler-types";
import { notFound, Refusal } from "@/backend/http/refusals";

/** Breeds with published rates, and the rates of one of them. */
export async function readCarrierRates(
  { tx, caller: { language } }: SignedInContext,
  { query: { breed: breedId } }: Input<"breedingCommunity.carrierRates">,
) {
  const breed = breedId ? await readBreed(tx, language, breedId) : null;
  if (breed instanceof Refusal) return breed;
  return {
    breeds: await listBreeds(tx, language),
    breed,
    conditions: breed === null ? [] : await listConditions(tx, language, breed.id),
  };
}

async function readBreed(tx: Tx, language: Language, id: number) {
  const { speciesId } = breeds;
  const name = inLanguage(breeds.name, language);
  const [breed] = await tx.select({ name, speciesId }).from(breeds).where(eq(breeds.id, id));
  return breed ? { id, name: breed.name, species: speciesName(breed.speciesId) } : notFound();
}

async function listBreeds(tx: Tx, language: Language) {
  const rated = tx.select({ id: carrierRates.breedId }).from(carrierRates);
  const rows = await tx
    .select({ id: breeds.id, name: inLanguage(breeds.name, language), speciesId: breeds.speciesId })
    .from(breeds)
    .where(inArray(breeds.id, rated))
    .orderBy(asc(breeds.speciesId), asc(breeds.sortKey), asc(breeds.id));
  return rows.map(({ speciesId, ...breed }) => ({ ...breed, species: speciesName(speciesId) }));
}

/** Those known in the breed, and those with rates. */
async function listConditions(tx: Tx, language: Language, breedId: number) {
  const name = inLanguage(tests.name, language);
  const rows = await tx
    .select({ code: tests.code, name, rates: carrierRates })
    .from(tests)
    .leftJoin(carrierRates, and(eq(carrierRates.testCode, tests.code), eq(carrierRates.breedId, breedId)))
    .leftJoin(testBreeds, and(eq(testBreeds.testCode, tests.code), eq(testBreeds.breedId, breedId)))
    .where(
      and(eq(tests.kind, "disease"), or(isNotNull(carrierRates.testCode), isNotNull(testBreeds.testCode))),
    )
    .orderBy(nameOrder(tests.name, tests.name, language), asc(tests.code));
  return rows.map(({ code, name: condition, rates }) => ({
    code,
    name: condition,
    rates: rates && {
      animals: rates.animalIds.length,
      clear: rates.clear,
      carrier: rates.carrier,
      affected: rates.affected,
      computedOn: rates.computedOn,
      isDemo: rates.isDemo,
    },
  }));
}
