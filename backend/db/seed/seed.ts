import { createHash } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { Db } from "@/backend/db/client";
import { seeds } from "@/backend/db/schema/seeds";
import { seedBreeds } from "./seed-breeds";
import { seedCatalogue, seedPrices } from "./seed-catalogue";
import { seedDemoAccounts } from "./seed-demo-accounts";
import { seedDemoAcmForms } from "./seed-demo-acm-forms";
import { seedDemoAgents } from "./seed-demo-agents";
import { seedDemoAnimals } from "./seed-demo-animals";
import { seedDemoApprovals } from "./seed-demo-approvals";
import { seedDemoBreeders } from "./seed-demo-breeders";
import { seedDemoCommunity } from "./seed-demo-community";
import { seedDemoJobs } from "./seed-demo-jobs";
import { seedDemoCustomProfiles } from "./seed-demo-custom-profiles";
import { seedDemoDvAccess } from "./seed-demo-dv-access";
import { seedDemoFamilies } from "./seed-demo-families";
import { seedDemoKits } from "./seed-demo-kits";
import { seedDemoResults } from "./seed-demo-results";
import { seedDemoOrders } from "./seed-demo-orders";
import { seedDemoSharing } from "./seed-demo-sharing";
import { seedDemoParentage } from "./seed-demo-parentage";
import { seedDemoNotifications } from "./seed-demo-notifications";
import { seedDemoShows } from "./seed-demo-shows";
import { seedGeography } from "./seed-geography";
import { seedDemoWallet } from "./seed-demo-loyalty";
import { seedPanels } from "./seed-panels";
import { seedShipping } from "./seed-shipping";
import { seedTranslations } from "./seed-translations";

/** Arbitrary, but unique among our advisory locks. */
const seedLock = 7_200_413;

/** In dependency order. */
const referenceAreas = [
  seedGeography,
  seedBreeds,
  seedCatalogue,
  seedPrices,
  seedPanels,
  seedShipping,
  seedTranslations,
];

const demoAreas = [
  seedDemoAccounts,
  seedDemoApprovals,
  seedDemoBreeders,
  seedDemoAnimals,
  seedDemoWallet,
  seedDemoCustomProfiles,
  seedDemoOrders,
  seedDemoKits,
  seedDemoFamilies,
  seedDemoResults,
  seedDemoSharing,
  seedDemoParentage,
  seedDemoShows,
  seedDemoDvAccess,
  seedDemoAcmForms,
  seedDemoAgents,
  seedDemoNotifications,
  seedDemoCommunity,
  seedDemoJobs,
];

export const demoSeedAreas = () => demoAreas.map((makeArea) => makeArea().area);

/** Updates the reference data and, with `demo`, the demo accounts. Fast when nothing changed. */
export async function seed(db: Db, { demo }: { demo: boolean }): Promise<void> {
  const areas = [...referenceAreas, ...(demo ? demoAreas : [])];
  const isNewDatabase = (await db.$count(seeds)) === 0;
  for (const makeArea of areas) {
    const { area, content, write } = makeArea();
    const contentHash = createHash("sha256").update(JSON.stringify(content)).digest("base64url");
    await db.transaction(async (tx) => {
      // Processes starting together seed one after the other.
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
  // Without statistics, which the database itself collects minutes later, some lists take ten times as long.
  if (isNewDatabase) await db.execute(sql`analyze`);
}
