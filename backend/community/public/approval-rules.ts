import { eq, sql } from "drizzle-orm";
import type { ApprovalKind } from "@/lib/config/community/approvals";
import type { UserType } from "@/lib/config/user-types";
import { paths } from "@/lib/navigation/paths";
import type { Tx } from "@/backend/db/client";
import { breederListings } from "@/backend/db/schema/breeder-listings";
import { users } from "@/backend/db/schema/users";
import { Refusal } from "@/backend/http/refusals";
import type { User } from "@/backend/kernel/users/lock-user";
import { agentApproval } from "@/backend/community/collection-agents/agent-approval";
import { grantMembership } from "@/backend/animals/public/grant-membership";
import {
  hasPublishedListing,
  publishListing,
  unpublishListing,
} from "@/backend/community/responsible-breeders/publish-listing";
import { approveShow, declineShow } from "@/backend/community/shows/decide-show";

interface ApprovalRule {
  readonly userTypes: readonly UserType[];
  /** Whether the user has the right already, whether through an approval or otherwise. */
  readonly isGranted: (user: User, tx: Tx) => boolean | Promise<boolean>;
  /** An approved user may apply again; a new approval replaces the old one. */
  readonly canReapply?: true;
  /** Each application stands for itself, and several may wait. */
  readonly isRepeatable?: true;
  /** Checks the preconditions for applying. */
  readonly refuseApplication: (user: User) => Refusal | undefined;
  /** Effect of the approval, in the transaction of the decision. */
  readonly grant: (tx: Tx, approval: ApprovalRef) => Promise<unknown>;
  /** Effect of declining, in the same transaction. */
  readonly decline?: (tx: Tx, approval: ApprovalRef) => Promise<unknown>;
  /** Marks a waiting application as under review. False if it is already. */
  readonly startReview?: (tx: Tx, approval: ApprovalRef) => Promise<boolean>;
  /** Undoes the effect. False if there was nothing to undo. */
  readonly revoke?: (tx: Tx, approval: ApprovalRef) => Promise<boolean>;
  /** Page that shows the applicant the status; linked in mails. */
  readonly statusPath: string;
}

interface ApprovalRef {
  readonly id: number;
  readonly userId: number;
}

export const vetNotApproved = new Refusal(403, {
  code: "not_approved",
  message: "refusals.practiceNotApproved",
});

const showRule: ApprovalRule = {
  userTypes: ["breeder"],
  isGranted: () => false,
  isRepeatable: true,
  refuseApplication: () => undefined,
  grant: approveShow,
  decline: declineShow,
  statusPath: paths.shows,
};

/** A new kind of approval needs an entry here, in `lib/config/community/approvals` and in the messages. */
export const approvalRules: Readonly<Record<ApprovalKind, ApprovalRule>> = {
  vet: {
    userTypes: ["vet"],
    isGranted: ({ vetApprovedAt }) => vetApprovedAt !== null,
    refuseApplication: () => undefined,
    grant: (tx, { userId }) =>
      tx
        .update(users)
        .set({ vetApprovedAt: sql`now()` })
        .where(eq(users.id, userId)),
    statusPath: paths.myProfile,
  },
  orderSupplies: {
    userTypes: ["vet"],
    isGranted: ({ canOrderSupplies }) => canOrderSupplies,
    refuseApplication: ({ vetApprovedAt }) => (vetApprovedAt === null ? vetNotApproved : undefined),
    grant: (tx, { userId }) => tx.update(users).set({ canOrderSupplies: true }).where(eq(users.id, userId)),
    statusPath: paths.myProfile,
  },
  club: {
    userTypes: ["breeder"],
    isGranted: ({ isClubMember }) => isClubMember,
    refuseApplication: () => undefined,
    grant: grantMembership,
    statusPath: paths.clubAccess,
  },
  dv: {
    userTypes: ["breeder"],
    isGranted: ({ hasDvAccess }) => hasDvAccess,
    refuseApplication: () => undefined,
    grant: (tx, { userId }) => tx.update(users).set({ hasDvAccess: true }).where(eq(users.id, userId)),
    statusPath: paths.dvAccess,
  },
  responsibleBreeder: {
    userTypes: ["breeder"],
    isGranted: ({ id }, tx) => hasPublishedListing(tx, id),
    canReapply: true,
    refuseApplication: () => undefined,
    grant: publishListing,
    revoke: (tx, { id }) => unpublishListing(tx, eq(breederListings.approvalId, id)),
    statusPath: paths.responsibleBreeders.form,
  },
  shows: showRule,
  sponsorship: showRule,
  agent: {
    userTypes: ["breeder", "owner"],
    refuseApplication: () => undefined,
    ...agentApproval,
    isGranted: ({ id }, tx) => agentApproval.isGranted(tx, id),
    statusPath: paths.agentApplication,
  },
  /** Guests apply with a call of their own, and nothing is granted: staff write to the applicant. */
  research: {
    userTypes: [],
    isGranted: () => false,
    refuseApplication: () => undefined,
    grant: () => Promise.resolve(),
    statusPath: paths.pages.research,
  },
};
