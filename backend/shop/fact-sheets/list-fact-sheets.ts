import { and, asc, eq, exists, ilike, or, type SQL, sql } from "drizzle-orm";
import { speciesId, speciesName } from "@/lib/domain/species";
import { likePattern } from "@/backend/db/like-pattern";
import { inLanguage, nameOrder } from "@/backend/db/in-language";
import type { Tx } from "@/backend/db/client";
import { breeds, testBreeds, tests } from "@/backend/db/schema/breeds";
import type { Input, Context } from "@/backend/http/handler-types";
import { envelope, offsetOf } from "@/backend/http/paging";
import { matchesSearch, searchRank } from "@/backend/shop/public/match-search";
import { parseSearchQuery } from "@/backend/shop/public/search-query";

/** Every tested condition and trait, whether its test is sold or not. */
export async function listFactSheets(
  { tx, caller: { language } }: Context,
  { query }: Input<"factSheets.list">,
) {
  const search = await parseSearchQuery(tx, "products", { text: query.search, language });
  const where = and(
    matchesSearch(tests, search),
    query.species ? eq(tests.speciesId, speciesId(query.species)) : undefined,
    query.breed ? isReportedIn(tx, query.breed) : undefined,
  );
  const name = inLanguage(tests.name, language);
  const order = nameOrder(tests.name, sql`lower(${tests.name}) collate "C"`, language);
  const summary = inLanguage(tests.summary, language);
  const { code, speciesId: species, kind, inheritance, bodySystem } = tests;
  const rows = await tx
    .select({ code, name, speciesId: species, kind, inheritance, bodySystem, summary })
    .from(tests)
    .where(where)
    .orderBy(
      ...(search && search.terms.length > 0 ? [searchRank(tests, order, search)] : []),
      order,
      asc(tests.code),
    )
    .limit(query.size)
    .offset(offsetOf(query));
  const total = await tx.$count(tests, where);
  const results = rows.map(({ speciesId: own, ...row }) => ({ ...row, species: speciesName(own) }));
  return envelope(results, total, query);
}

function isReportedIn(tx: Tx, breed: string): SQL {
  const like = likePattern(breed);
  const isNamed = or(
    ilike(breeds.name, like),
    sql`exists (select from unnest(${breeds.aliases}) as other where other ilike ${like})`,
  );
  return exists(
    tx
      .select({ id: breeds.id })
      .from(testBreeds)
      .innerJoin(breeds, eq(breeds.id, testBreeds.breedId))
      .where(and(eq(testBreeds.testCode, tests.code), isNamed)),
  );
}
