import { string } from "yup";
import {
  accountKinds,
  approvalKinds,
  approvalStates,
  decisions,
  plainKinds,
} from "@/lib/config/community/approvals";
import { agentStates } from "@/lib/config/community/collection-agents";
import { limits } from "@/lib/config/limits";
import type { approvalsRoutes } from "./approvals.routes";
import type { Shapes } from "@/lib/contract/contract";
import * as f from "@/lib/contract/fields";
import { userType } from "@/lib/contract/account/public/account.fields";
import { publicFacts } from "@/lib/contract/community/collection-agents/collection-agents.fields";
import { applicationFacts } from "@/lib/contract/community/research/research.fields";
import { listingFacts } from "@/lib/contract/community/responsible-breeders/responsible-breeders.fields";
import { showFacts } from "@/lib/contract/community/shows/shows.fields";

const kind = () => string().oneOf(approvalKinds, "fields.invalid");
/** Other kinds have a call of their own. */
const plainKind = () => string().oneOf(plainKinds, "fields.invalid");
const state = () => string().oneOf(approvalStates, "fields.invalid");

/** How one's own matter of a kind stands. All times are ISO 8601, UTC. */
const applicationStatus = f.responseObject({
  kind: string().oneOf(accountKinds).required(),
  /** `none`: never applied for. */
  state: string()
    .oneOf(["none", ...approvalStates] as const)
    .required(),
  canApply: f.flag(),
  details: f.nullableText(),
  /** Note of the admin. */
  note: f.nullableText(),
  appliedAt: f.nullableInstant(),
  decidedAt: f.nullableInstant(),
});

const approval = f.responseObject({
  id: f.id(),
  kind: kind().required(),
  state: state().required(),
  /** Free text of the applicant. */
  details: f.nullableText(),
  /** The listing published on approval; null for kinds without one. */
  listing: f.nullableObject({ ...listingFacts, isListed: f.flag() }),
  /** The registered show; null for other kinds. */
  show: f.nullableObject(showFacts),
  /** The listing and state of a collection agent; null for other kinds. */
  agent: f.nullableObject({
    ...publicFacts,
    state: string().oneOf(agentStates).required(),
    /** That nominated the agent. */
    club: f.nullableText(),
    expiresAt: f.nullableInstant(),
  }),
  /** Facts of a research application; null for other kinds. */
  research: f.nullableObject(applicationFacts),
  note: f.nullableText(),
  createdAt: f.instant(),
  /** The admin's name. */
  decidedBy: f.nullableText(),
  decidedAt: f.nullableInstant(),
  applicant: f.responseObject({
    /** Null for a guest. */
    id: f.id().nullable().defined(),
    name: f.responseText(),
    email: f.responseText(),
    type: userType(),
    clinic: f.nullableText(),
    registrationNumber: f.nullableText(),
  }),
});

export const approvalsShapes = {
  listMine: { summary: "The user's applications and their states.", response: f.listOf(applicationStatus) },
  apply: {
    summary: "Applies for a vet account, supplies, data access or sponsorship.",
    body: f.strictObject({ kind: plainKind().required(), details: f.text(limits.noteLength) }),
    response: applicationStatus,
  },
  list: {
    summary: "Applications that admins decide.",
    query: f.castObject({
      ...f.paging(),
      state: state().optional(),
      kind: kind().optional(),
    }),
    response: f.paged(approval),
  },
  /** A note is required for declining. */
  decide: {
    summary: "Approves or declines an application.",
    params: f.castObject({ id: f.id() }),
    body: f.strictObject({
      decision: string().oneOf(decisions, "fields.invalid").required(),
      note: f.optionalText(limits.noteLength),
    }),
    response: approval,
  },
  startReview: {
    summary: "Notes that an admin is reviewing an application.",
    params: f.castObject({ id: f.id() }),
    response: approval,
  },
  revoke: {
    summary: "Takes an approval back.",
    params: f.castObject({ id: f.id() }),
    body: f.strictObject({ note: f.text(limits.noteLength) }),
    response: approval,
  },
} as const satisfies Shapes<typeof approvalsRoutes>;
