import { eq } from "drizzle-orm";
import { brand } from "@/lib/config/brand";
import type { Db, Tx } from "@/backend/db/client";
import { users } from "@/backend/db/schema/people";
import { MadeFile } from "@/backend/http/handlers";
import { limitAttempts } from "@/backend/http/limit-attempts";
import { notSignedIn } from "@/backend/http/refusals";
import type { Visit } from "@/backend/http/visit";
import { exported, kindNames } from "./exported";
import type { Whose } from "./exported-kind";
import { type Everything, makeArchive } from "./make-archive";

/** Everything of one moment: what changes while it is read is in all of it or in none. */
const oneMoment = { isolationLevel: "repeatable read", accessMode: "read only" } as const;

export async function downloadMyData(db: Db, { person }: Visit) {
  if (person === undefined) return notSignedIn();
  const often = { name: "export", of: String(person.id), most: 20, minutes: 60 };
  const refused = await limitAttempts(db, often);
  if (refused) return refused;
  const everything = await db.transaction(async (tx) => {
    const [whose] = await tx
      .select({ id: users.id, email: users.email })
      .from(users)
      .where(eq(users.id, person.id));
    return whose && readEverything(tx, whose);
  }, oneMoment);
  if (everything === undefined) return notSignedIn();
  const madeAt = new Date();
  const name = `${brand.slug}-my-data-${madeAt.toISOString().slice(0, 10)}.zip`;
  return new MadeFile(name, makeArchive(everything, madeAt));
}

async function readEverything(tx: Tx, whose: Whose): Promise<Everything> {
  const parts: [string, unknown][] = [];
  for (const kind of kindNames) parts.push([kind, await exported[kind].read(tx, whose)]);
  // One part for each name there is.
  return Object.fromEntries(parts) as Everything;
}
