import { eq, sql } from "drizzle-orm";
import type { ApprovalKind } from "@/lib/config/approvals";
import type { UserType } from "@/lib/config/user-types";
import { paths } from "@/lib/navigation/paths";
import type { Tx } from "@/backend/db/client";
import { breederListings } from "@/backend/db/schema/breeder-listings";
import { users } from "@/backend/db/schema/people";
import { Refusal } from "@/backend/http/refusals";
import { isListed, publish, unpublish } from "@/backend/modules/responsible-breeders/listing";

export type Applicant = typeof users.$inferSelect;

interface Kind {
  /** Whom it is for at all. */
  readonly types: readonly UserType[];
  /** Whether they have it, from wherever. */
  readonly isHeld: (user: Applicant, tx: Tx) => boolean | Promise<boolean>;
  /** Who has it may apply again; what is approved then takes the place of what was. */
  readonly isRenewable?: true;
  /** What has to be before somebody may apply; undefined where nothing is in the way. */
  readonly missing: (user: Applicant) => Refusal | undefined;
  /** What approving does, in the decision's own transaction. */
  readonly grant: (tx: Tx, approval: Granted) => Promise<unknown>;
  /** Takes back what this approval gave; false where it gives nothing any more. */
  readonly takeBack?: (tx: Tx, approval: Granted) => Promise<boolean>;
  /** Where they find how it stands. */
  readonly screen: string;
}

interface Granted {
  readonly id: number;
  readonly userId: number;
}

const notYetAVet = new Refusal(403, {
  code: "not_approved",
  message: "Order supplies are for approved vets. Your practice has to be approved first.",
});

/** All that an approval means. Another kind is another entry here, its name in the configuration, and its words. */
export const kinds: Readonly<Record<ApprovalKind, Kind>> = {
  vet: {
    types: ["vet"],
    isHeld: ({ vetApprovedAt }) => vetApprovedAt !== null,
    missing: () => undefined,
    grant: (tx, { userId }) =>
      tx
        .update(users)
        .set({ vetApprovedAt: sql`now()` })
        .where(eq(users.id, userId)),
    screen: paths.myProfile,
  },
  orderSupplies: {
    types: ["vet"],
    isHeld: ({ canOrderSupplies }) => canOrderSupplies,
    missing: ({ vetApprovedAt }) => (vetApprovedAt === null ? notYetAVet : undefined),
    grant: (tx, { userId }) => tx.update(users).set({ canOrderSupplies: true }).where(eq(users.id, userId)),
    screen: paths.myProfile,
  },
  responsibleBreeder: {
    types: ["breeder"],
    isHeld: ({ id }, tx) => isListed(tx, id),
    isRenewable: true,
    missing: () => undefined,
    grant: publish,
    takeBack: (tx, { id }) => unpublish(tx, eq(breederListings.approvalId, id)),
    screen: paths.responsibleBreeders.form,
  },
};
