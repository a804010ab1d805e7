import { isNotNull, sql } from "drizzle-orm";
import { breeds, tests } from "@/backend/db/schema/breeds";
import { products } from "@/backend/db/schema/catalogue";
import type { Context } from "@/backend/http/handler-types";

/** For sitemaps. A product has at least the day on which it came into the shop. */
export async function listChanges({ tx }: Context) {
  const { id, changedOn, createdOn } = products;
  return {
    products: await tx
      .select({ id, changedOn: sql<string>`coalesce(${changedOn}, ${createdOn})` })
      .from(products),
    breeds: await tx
      .select({ id: breeds.id, changedOn: sql<string>`${breeds.changedOn}` })
      .from(breeds)
      .where(isNotNull(breeds.changedOn)),
    tests: await tx
      .select({ code: tests.code, changedOn: sql<string>`${tests.changedOn}` })
      .from(tests)
      .where(isNotNull(tests.changedOn)),
  };
}
