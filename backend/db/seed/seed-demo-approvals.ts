import { and, eq } from "drizzle-orm";
import type { ApprovalKind } from "@/lib/config/community/approvals";
import type { Tx } from "@/backend/db/client";
import { approvals } from "@/backend/db/schema/approvals";
import { users } from "@/backend/db/schema/users";
import { hashPassword } from "@/backend/account/auth/passwords";
import { findDecider, findUserId } from "./find-demo-user";
import type { AreaSeed } from "./seed-types";
import { demoEmail } from "./seed-demo-accounts";
import { randomToken } from "@/backend/db/random-token";

/** Vets waiting for approval. Their random password is discarded, so nobody signs in as them. */
const waiting = [
  {
    name: "Dr Mira Solberg",
    email: "mira@northbay-animals.test",
    countryCode: "NZ",
    clinic: "Northbay Animal Hospital",
    registrationNumber: "NZ-8841",
    kind: "vet",
    details: null,
  },
  {
    name: "Dr Tomas Reyes",
    email: "tomas@riverbend-vets.test",
    countryCode: "US",
    clinic: "Riverbend Veterinary Group",
    registrationNumber: "TX-55310",
    kind: "vet",
    details: null,
  },
  {
    name: "Dr Ines Calloway",
    email: "ines@calloway-clinic.test",
    countryCode: "AU",
    clinic: "Calloway Small Animal Clinic",
    registrationNumber: "V-31902",
    kind: "orderSupplies",
    details: "We take some thirty samples a month and would like to keep swabs and kits at the clinic.",
  },
] as const;

/** Approvals of the demo vet. */
const granted = ["vet", "orderSupplies"] as const;

export function seedDemoApprovals(): AreaSeed {
  return {
    area: "demo-approvals",
    content: { waiting, granted },
    write: async (tx) => {
      const passwordHash = await hashPassword(randomToken());
      const confirmedAt = new Date();
      for (const { kind, details, ...person } of waiting) {
        const vetApprovedAt = kind === "vet" ? null : confirmedAt;
        await tx
          .insert(users)
          .values({ ...person, type: "vet", passwordHash, confirmedAt, vetApprovedAt })
          .onConflictDoNothing();
        await putOnce(tx, person.email, { kind, details });
      }
      const admin = await findDecider(tx);
      for (const kind of granted)
        await putOnce(tx, demoEmail("vet"), { kind, state: "approved", decidedAt: confirmedAt, ...admin });
    },
  };
}

/** Skips users who have applied before: an admin may have decided since. */
async function putOnce(
  tx: Tx,
  email: string,
  approval: Partial<typeof approvals.$inferInsert> & { readonly kind: ApprovalKind },
): Promise<void> {
  const userId = await findUserId(tx, email);
  if (userId === undefined) return;
  const isSame = and(eq(approvals.userId, userId), eq(approvals.kind, approval.kind));
  if ((await tx.$count(approvals, isSame)) === 0) await tx.insert(approvals).values({ ...approval, userId });
}
