import { and, asc, eq, gt, isNotNull, notExists, sql } from "drizzle-orm";
import { interpretationVersion } from "@/lib/config/kits/lab";
import type { Db, Tx } from "@/backend/db/client";
import { activations, samples } from "@/backend/db/schema/activations";
import { animals } from "@/backend/db/schema/animals";
import { kits } from "@/backend/db/schema/kits";
import { labProgress, reportVersions } from "@/backend/db/schema/lab";
import { seeds } from "@/backend/db/schema/seeds";
import { reportReinterpretedMail } from "@/backend/kernel/mail/lab-mails";
import { paths } from "@/lib/navigation/paths";
import { hasSameResults, issueReport } from "./issue-report";
import { notifyOwner } from "./notify-owner";

interface ReissueContext {
  readonly db: Db;
  readonly appOrigin: string;
  /** Default: the rules of this program. */
  readonly rules?: string;
}

/** Row of `seeds` that holds the rules with which every report has been compared. */
const area = "interpretation";
const pageSize = 100;

/**
 * Issues reports again that say something else by newer rules, and tells the owner. Each in a transaction of its own; a
 * report that says the same stays as it is, so that a repeated run changes nothing.
 */
export async function reissueReports({ db, appOrigin, rules = interpretationVersion }: ReissueContext) {
  const [known] = await db.select().from(seeds).where(eq(seeds.area, area));
  if (known?.contentHash === rules) return 0;
  let [count, after] = [0, 0];
  for (;;) {
    const ids = await listOutdated(db, rules, after);
    for (const id of ids) if (await db.transaction((tx) => reissue(tx, id, appOrigin))) count++;
    const last = ids.at(-1);
    if (last === undefined) break;
    after = last;
  }
  const set = { contentHash: rules, seededAt: new Date() };
  await db
    .insert(seeds)
    .values({ area, ...set })
    .onConflictDoUpdate({ target: seeds.area, set });
  return count;
}

/** Activations whose current report was made by other rules. One in doubt is issued when the doubt is gone. */
async function listOutdated(db: Db, rules: string, after: number): Promise<number[]> {
  const doubtful = db
    .select({ id: samples.id })
    .from(samples)
    .innerJoin(labProgress, eq(labProgress.kitId, samples.kitId))
    .where(and(eq(samples.activationId, reportVersions.activationId), isNotNull(labProgress.problem)));
  const rows = await db
    .select({ id: reportVersions.activationId })
    .from(reportVersions)
    .where(
      and(
        eq(reportVersions.status, "current"),
        gt(reportVersions.activationId, after),
        sql`${reportVersions.content} ->> 'interpretationVersion' is distinct from ${rules}`,
        notExists(doubtful),
      ),
    )
    .orderBy(asc(reportVersions.activationId))
    .limit(pageSize);
  return rows.map(({ id }) => id);
}

async function reissue(tx: Tx, activationId: number, appOrigin: string): Promise<boolean> {
  const [row] = await tx
    .select({ activation: activations, animal: animals, kit: kits })
    .from(activations)
    .innerJoin(animals, eq(animals.id, activations.animalId))
    .innerJoin(kits, eq(kits.id, activations.kitId))
    .where(eq(activations.id, activationId))
    .for("update", { of: activations });
  if (row === undefined) return false;
  const report = await issueReport(tx, row, hasSameResults);
  if (report === undefined) return false;
  const { activation, animal, kit } = row;
  const notice = {
    event: "reportReinterpreted",
    key: `${activation.id} ${report.version}`,
    path: paths.results(animal.id, kit.barcode),
  } as const;
  await notifyOwner(tx, row, { ...notice, appOrigin }, (mail) => reportReinterpretedMail(mail, report));
  return true;
}
