import { string } from "yup";
import { accountKinds, approvalKinds, approvalStates, decisions, plainKinds } from "@/lib/config/approvals";
import { agentStates } from "@/lib/config/collection-agents";
import { limits } from "@/lib/config/limits";
import type { approvalsRoutes } from "./approvals.routes";
import type { Shapes } from "@/lib/contract/contract";
import {
  responseObject,
  responseText,
  castObject,
  id,
  listOf,
  nullableText,
  optionalText,
  page,
  paged,
  pageSize,
  strictObject,
  text,
  flag,
} from "@/lib/contract/fields";
import { userType } from "@/lib/contract/account/public/account.fields";
import { publicFacts } from "@/lib/contract/community/collection-agents/collection-agents.fields";
import { fieldMessages } from "@/lib/contract/messages";
import { applicationFacts } from "@/lib/contract/community/research/research.fields";
import { listingFacts } from "@/lib/contract/community/responsible-breeders/responsible-breeders.fields";
import { showFacts } from "@/lib/contract/community/shows/shows.fields";

const kind = () => string().oneOf(approvalKinds, fieldMessages.invalid);
/** Other kinds have a call of their own. */
const plainKind = () => string().oneOf(plainKinds, fieldMessages.invalid);
const state = () => string().oneOf(approvalStates, fieldMessages.invalid);

/** How one's own matter of a kind stands. All times are ISO 8601, UTC. */
const applicationStatus = responseObject({
  kind: string().oneOf(accountKinds).required(),
  /** `none`: never applied for. */
  state: string()
    .oneOf(["none", ...approvalStates] as const)
    .required(),
  canApply: flag(),
  details: nullableText(),
  /** Note of the admin. */
  note: nullableText(),
  appliedAt: nullableText(),
  decidedAt: nullableText(),
});

const approval = responseObject({
  id: id(),
  kind: kind().required(),
  state: state().required(),
  /** Free text of the applicant. */
  details: nullableText(),
  /** The listing published on approval; null for kinds without one. */
  listing: responseObject({ ...listingFacts, isListed: flag() })
    .nullable()
    .defined(),
  /** The registered show; null for other kinds. */
  show: responseObject(showFacts).nullable().defined(),
  /** The listing and state of a collection agent; null for other kinds. */
  agent: responseObject({
    ...publicFacts,
    state: string().oneOf(agentStates).required(),
    /** That nominated the agent. */
    club: nullableText(),
    expiresAt: nullableText(),
  })
    .nullable()
    .defined(),
  /** Facts of a research application; null for other kinds. */
  research: responseObject(applicationFacts).nullable().defined(),
  note: nullableText(),
  createdAt: responseText(),
  /** The admin's name. */
  decidedBy: nullableText(),
  decidedAt: nullableText(),
  applicant: responseObject({
    /** Null for a guest. */
    id: id().nullable().defined(),
    name: responseText(),
    email: responseText(),
    type: userType(),
    clinic: nullableText(),
    registrationNumber: nullableText(),
  }),
});

export const approvalsShapes = {
  listMine: { response: listOf(applicationStatus) },
  apply: {
    body: strictObject({ kind: plainKind().required(), details: text(limits.noteLength) }),
    response: applicationStatus,
  },
  list: {
    query: castObject({ page: page(), size: pageSize(), state: state().optional(), kind: kind().optional() }),
    response: paged(approval),
  },
  /** A note is required for declining. */
  decide: {
    params: castObject({ id: id() }),
    body: strictObject({
      decision: string().oneOf(decisions, fieldMessages.invalid).required(),
      note: optionalText(limits.noteLength),
    }),
    response: approval,
  },
  startReview: { params: castObject({ id: id() }), response: approval },
  revoke: {
    params: castObject({ id: id() }),
    body: strictObject({ note: text(limits.noteLength) }),
    response: approval,
  },
} as const satisfies Shapes<typeof approvalsRoutes>;
