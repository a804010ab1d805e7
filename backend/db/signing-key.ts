import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Tx } from "./client";
import { signingKeys } from "./schema/registration";

/** A secret shared by all processes on this database, created by the first that needs it. */
export async function readSigningKey(tx: Tx, name: string): Promise<string> {
  return (await findKey(tx, name)) ?? createKey(tx, name);
}

async function createKey(tx: Tx, name: string): Promise<string> {
  const secret = randomBytes(32).toString("base64url");
  await tx.insert(signingKeys).values({ name, secret }).onConflictDoNothing();
  return (await findKey(tx, name)) ?? secret;
}

async function findKey(tx: Tx, name: string): Promise<string | undefined> {
  const [found] = await tx.select().from(signingKeys).where(eq(signingKeys.name, name));
  return found?.secret;
}
