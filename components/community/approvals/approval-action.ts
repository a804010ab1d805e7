import type { Decision } from "@/lib/config/community/approvals";

/** What an admin can do with an application. */
export type ApprovalAction = Decision | "revoked";
