import { eq } from "drizzle-orm";
import { brand } from "@/lib/config/brand";
import type { Db, Tx } from "@/backend/db/client";
import { users } from "@/backend/db/schema/users";
import { GeneratedFile } from "@/backend/http/handler-types";
import { notSignedIn } from "@/backend/http/refusals";
import type { Caller } from "@/backend/http/caller";
import { countRequest } from "@/backend/limits/rate-limiter";
import { exportSections, sectionNames } from "./export-sections";
import type { AccountOwner } from "./export-types";
import { type AccountExport, buildArchive } from "./build-archive";

/** All sections see the same state of the database. */
const snapshot = { isolationLevel: "repeatable read", accessMode: "read only" } as const;

export async function exportAccountData(db: Db, { user, language }: Caller) {
  if (user === undefined) return notSignedIn();
  const refusal = await countRequest(db, { limit: "exports", subject: String(user.id) });
  if (refusal) return refusal;
  const data = await db.transaction(async (tx) => {
    const [owner] = await tx
      .select({ id: users.id, email: users.email })
      .from(users)
      .where(eq(users.id, user.id));
    return owner && readSections(tx, owner);
  }, snapshot);
  if (data === undefined) return notSignedIn();
  const createdAt = new Date();
  const name = `${brand.slug}-my-data-${createdAt.toISOString().slice(0, 10)}.zip`;
  return new GeneratedFile(name, buildArchive(data, createdAt, language));
}

async function readSections(tx: Tx, owner: AccountOwner): Promise<AccountExport> {
  const sections: [string, unknown][] = [];
  for (const name of sectionNames) sections.push([name, await exportSections[name].read(tx, owner)]);
  // fromEntries forgets the key type; every section name is present.
  return Object.fromEntries(sections) as AccountExport;
}
