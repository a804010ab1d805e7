import { createHash } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { Db, Tx } from "@/backend/db/client";
import { seeds } from "@/backend/db/schema/seeds";
import { seedBreeds } from "./seed-breeds";
import { seedCatalogue } from "./seed-catalogue";
import { seedDemoAccounts } from "./seed-demo-accounts";
import { seedDemoAnimals } from "./seed-demo-animals";
import { seedDemoApprovals } from "./seed-demo-approvals";
import { seedDemoBreeders } from "./seed-demo-breeders";
import { seedDemoOrders } from "./seed-demo-orders";
import { seedGeography } from "./seed-geography";
import { seedDemoWallet } from "./seed-demo-wallet";
import { seedPanels } from "./seed-panels";
import { seedShipping } from "./seed-shipping";

/** An area of reference data: all it writes is made from `content`, so that a hash tells whether it is new. */
export interface AreaSeed {
  readonly area: string;
  readonly content: unknown;
  readonly write: (tx: Tx) => Promise<void>;
}

/** Any number will do, as long as nothing else locks with it. */
const seedLock = 7_200_413;

/** In the order in which they build on each other. */
const referenceAreas = [seedGeography, seedBreeds, seedCatalogue, seedPanels, seedShipping];

const demoAreas = [
  seedDemoAccounts,
  seedDemoApprovals,
  seedDemoBreeders,
  seedDemoAnimals,
  seedDemoWallet,
  seedDemoOrders,
];

/** Brings the reference data up to date; with `demo` also the accounts to try the shop with. Quick when nothing is new. */
export async function seed(db: Db, { demo }: { demo: boolean }): Promise<void> {
  const areas = [...referenceAreas, ...(demo ? demoAreas : [])];
  for (const makeArea of areas) {
    const { area, content, write } = makeArea();
    const contentHash = createHash("sha256").update(JSON.stringify(content)).digest("base64url");
    await db.transaction(async (tx) => {
      // Two programs that start together on one database seed one after the other.
      await tx.execute(sql`select pg_advisory_xact_lock(${seedLock})`);
      const [known] = await tx.select().from(seeds).where(eq(seeds.area, area));
      if (known?.contentHash === contentHash) return;
      await write(tx);
      const set = { contentHash, seededAt: new Date() };
      await tx
        .insert(seeds)
        .values({ area, ...set })
        .onConflictDoUpdate({ target: seeds.area, set });
    });
  }
}
