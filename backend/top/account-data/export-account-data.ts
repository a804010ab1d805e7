import { eq } from "drizzle-orm";
import { brand } from "@/lib/config/brand";
import type { Tx } from "@/backend/db/client";
import { users } from "@/backend/db/schema/users";
import { GeneratedFile, type SignedInDbContext } from "@/backend/http/handler-types";
import { notSignedIn, Refusal } from "@/backend/http/refusals";
import { countRequest } from "@/backend/limits/rate-limiter";
import { buildArchiveInWorker } from "./archive-builder";
import type { ArchiveSection } from "./build-archive";
import { readSection } from "./read-section";
import { exportSections, sectionNames } from "./export-sections";
import type { AccountOwner } from "@/backend/kernel/audit/erase";

/** All sections see the same state of the database. */
const snapshot = { isolationLevel: "repeatable read", accessMode: "read only" } as const;

export async function exportAccountData({ db, caller: { user, language } }: SignedInDbContext) {
  const refusal = await countRequest(db, { limit: "exports", subject: String(user.id) });
  if (refusal) return refusal;
  const sections = await db.transaction(async (tx) => {
    const [owner] = await tx
      .select({ id: users.id, email: users.email })
      .from(users)
      .where(eq(users.id, user.id));
    return owner && readSections(tx, owner);
  }, snapshot);
  if (sections === undefined) return notSignedIn();
  const createdAt = new Date();
  const archive = await buildArchiveInWorker({ sections, createdAt, language });
  if (archive instanceof Refusal) return archive;
  const name = `${brand.slug}-my-data-${createdAt.toISOString().slice(0, 10)}.zip`;
  return new GeneratedFile(name, archive);
}

async function readSections(tx: Tx, owner: AccountOwner): Promise<readonly ArchiveSection[]> {
  const sections: ArchiveSection[] = [];
  for (const name of sectionNames) {
    const section = exportSections[name];
    const rows = await readSection(tx, section, owner);
    sections.push({ name, columns: Object.keys(section.columns), rows });
  }
  return sections;
}
