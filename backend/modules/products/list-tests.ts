import { and, asc, count, desc, eq, exists, type SQL, sql } from "drizzle-orm";
import { speciesName } from "@/lib/domain/species";
import type { Tx } from "@/backend/db/client";
import { tests } from "@/backend/db/schema/breeds";
import { prices, products, productTests } from "@/backend/db/schema/catalogue";
import { envelope, offsetOf, type Paging } from "@/backend/http/paging";
import type { Visit } from "@/backend/http/visit";
import { closeness, matches } from "@/backend/modules/search/match";
import { readSearch, type Sought } from "@/backend/modules/search/sought";
import { testCount } from "./parts";
import { priceHere, soldHere } from "./queries";

/** Single tests, whatever they are sold in; each with the product to take for it. */
export async function listTests(tx: Tx, visit: Visit, query: Paging & { readonly search: string }) {
  const sought = await readSearch(tx, "products", query.search);
  const wanted = matches(tests, sought);
  const inside = productFor(tx, visit);
  const [total] = await tx
    .select({ count: count() })
    .from(tests)
    .where(and(wanted, exists(soldWith(tx, visit))));
  const { code, name, speciesId, kind, gene, omia } = tests;
  const { id: productId, productName, productSpeciesId } = inside;
  const rows = await tx
    .select({ code, name, speciesId, kind, gene, omia, productId, productName, productSpeciesId })
    .from(tests)
    .innerJoinLateral(inside, sql`true`)
    .where(wanted)
    .orderBy(...orderOf(sought), desc(inside.popularity), asc(tests.code))
    .limit(query.size)
    .offset(offsetOf(query));
  return envelope(rows.map(toTest), total?.count ?? 0, query);
}

/** The one with the fewest other tests in it, for one animal: where there is one, that test alone. */
export function productFor(tx: Tx, visit: Visit) {
  return tx
    .select({
      id: products.id,
      productName: sql<string>`${products.name}`.as("product_name"),
      productSpeciesId: sql<number | null>`${products.speciesId}`.as("product_species_id"),
      popularity: products.popularity,
      amount: prices.amount,
      currency: prices.currency,
    })
    .from(productTests)
    .innerJoin(products, eq(products.id, productTests.productId))
    .innerJoin(prices, priceHere(visit))
    .where(and(eq(productTests.testCode, tests.code), soldHere(visit)))
    .orderBy(asc(testCount), asc(products.packSize), desc(products.popularity), asc(products.id))
    .limit(1)
    .as("inside");
}

function soldWith(tx: Tx, visit: Visit) {
  return tx
    .select({ id: products.id })
    .from(productTests)
    .innerJoin(products, eq(products.id, productTests.productId))
    .where(and(eq(productTests.testCode, tests.code), soldHere(visit)));
}

function orderOf(sought: Sought | undefined): SQL[] {
  return sought === undefined || sought.words.length === 0
    ? []
    : [closeness(tests, sql`lower(${tests.name})`, sought)];
}

interface Row {
  readonly code: string;
  readonly name: string;
  readonly speciesId: number;
  readonly kind: string;
  readonly gene: string | null;
  readonly omia: string | null;
  readonly productId: number;
  readonly productName: string;
  readonly productSpeciesId: number | null;
}

function toTest({ speciesId, productId, productName, productSpeciesId, ...test }: Row) {
  const species = productSpeciesId === null ? null : speciesName(productSpeciesId);
  return {
    ...test,
    species: speciesName(speciesId),
    product: { id: productId, name: productName, species },
  };
}
