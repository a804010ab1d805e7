import { asc, eq, sql } from "drizzle-orm";
import { speciesName } from "@/lib/domain/species";
import type { ConditionFacts } from "@/lib/domain/shop/condition";
import { inLanguage, objectInLanguage } from "@/backend/db/in-language";
import type { Tx } from "@/backend/db/client";
import { breeds, testBreeds, tests } from "@/backend/db/schema/breeds";
import { products, productTests } from "@/backend/db/schema/catalogue";
import type { Input, Context } from "@/backend/http/handler-types";
import type { Caller } from "@/backend/http/caller";
import { notFound } from "@/backend/http/refusals";
import { bestProductForTest } from "@/backend/shop/products/list-tests";
import { toSuggestion } from "@/backend/shop/public/product-rows";

export async function readFactSheet({ tx, caller }: Context, { params: { code } }: Input<"factSheets.get">) {
  const name = inLanguage(tests.name, caller.language);
  const summary = inLanguage(tests.summary, caller.language);
  const { speciesId, kind, inheritance, bodySystem, gene, omia, evidence, sources } = tests;
  const condition = objectInLanguage<ConditionFacts>(tests.condition, caller.language);
  const [row] = await tx
    .select({
      name,
      summary,
      condition,
      speciesId,
      kind,
      inheritance,
      bodySystem,
      gene,
      omia,
      evidence,
      sources,
    })
    .from(tests)
    .where(eq(tests.code, code));
  if (row === undefined) return notFound();
  const { speciesId: species, ...facts } = row;
  return {
    code,
    ...facts,
    species: speciesName(species),
    breeds: await tx
      .select({ id: breeds.id, name: inLanguage(breeds.name, caller.language) })
      .from(testBreeds)
      .innerJoin(breeds, eq(breeds.id, testBreeds.breedId))
      .where(eq(testBreeds.testCode, code))
      .orderBy(asc(breeds.sortKey), asc(breeds.id)),
    product: await readProduct(tx, caller, code),
  };
}

/** The text of a product describes the test only where it is the only one. */
async function readProduct(tx: Tx, caller: Caller, code: string) {
  const best = bestProductForTest(tx, caller);
  const [found] = await tx
    .select({ id: best.id, name: best.productName, speciesId: best.productSpeciesId })
    .from(tests)
    .innerJoinLateral(best, sql`true`)
    .where(eq(tests.code, code));
  if (found === undefined) return null;
  const [text] = await tx
    .select({ description: inLanguage(products.description, caller.language) })
    .from(products)
    .where(eq(products.id, found.id));
  const count = await tx.$count(productTests, eq(productTests.productId, found.id));
  return { ...toSuggestion(found), description: count === 1 ? (text?.description ?? null) : null };
}
