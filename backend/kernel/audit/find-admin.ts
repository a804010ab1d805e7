import { eq } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { users } from "@/backend/db/schema/users";
import type { SignedInCaller } from "@/backend/http/caller";
import { notSignedIn, type Refusal } from "@/backend/http/refusals";

/** The calling admin, as the audit log names them. */
export async function findAdmin(
  tx: Tx,
  { user }: SignedInCaller,
): Promise<{ readonly id: number; readonly name: string } | Refusal> {
  const { id, name } = users;
  const [admin] = await tx.select({ id, name }).from(users).where(eq(id, user.id));
  return admin ?? notSignedIn();
}
