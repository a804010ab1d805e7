import { eq } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { users } from "@/backend/db/schema/users";
import type { AccountOwner } from "@/backend/kernel/audit/erase";
import { type RetentionRule, retentionRules } from "./retention-rules";

/**
 * The caller holds the lock on the user. Other transactions lock rows before they refer to the user, so references are
 * blocked after the rows are locked, and what was added until then is erased too.
 */
export async function eraseAccount(tx: Tx, owner: AccountOwner): Promise<void> {
  const { users: _, ...rowRules } = retentionRules;
  await applyRules(tx, owner, rowRules);
  await tx.select({ id: users.id }).from(users).where(eq(users.id, owner.id)).for("update");
  await applyRules(tx, owner, retentionRules);
}

async function applyRules(
  tx: Tx,
  owner: AccountOwner,
  rules: Readonly<Record<string, RetentionRule>>,
): Promise<void> {
  for (const rule of Object.values(rules))
    await ("delete" in rule ? rule.delete(tx, owner) : rule.erase?.(tx, owner));
}
