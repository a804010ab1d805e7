import { and, asc, eq } from "drizzle-orm";
import { speciesId } from "@/lib/domain/species";
import { products } from "@/backend/db/schema/catalogue";
import { customProfiles, customProfileTests } from "@/backend/db/schema/custom-profiles";
import { users } from "@/backend/db/schema/users";
import { isSingleTest } from "@/backend/orders/custom-profiles/single-tests";
import type { AreaSeed } from "./seed-types";
import { demoEmail } from "./seed-demo-accounts";
import { randomId } from "@/backend/db/random-token";

const demoProfile = { name: "Collies before mating", species: "canine", testCount: 4 } as const;

/** A saved profile of the breeder, unless the account has some. */
export function seedDemoCustomProfiles(): AreaSeed {
  return {
    area: "demo-custom-profiles",
    content: demoProfile,
    write: async (tx) => {
      const [breeder] = await tx
        .select({ userId: users.id, profileId: customProfiles.id })
        .from(users)
        .leftJoin(customProfiles, eq(customProfiles.userId, users.id))
        .where(eq(users.email, demoEmail("breeder")))
        .limit(1);
      if (breeder === undefined || breeder.profileId !== null) return;
      const { name, species, testCount } = demoProfile;
      const tests = await tx
        .select({ productId: products.id })
        .from(products)
        .where(and(isSingleTest(), eq(products.speciesId, speciesId(species))))
        .orderBy(asc(products.id))
        .limit(testCount);
      const profileId = randomId();
      await tx
        .insert(customProfiles)
        .values({ id: profileId, userId: breeder.userId, speciesId: speciesId(species), name });
      await tx
        .insert(customProfileTests)
        .values(tests.map(({ productId }, position) => ({ profileId, productId, position })));
    },
  };
}
