import { showKinds } from "./shows";

/** Kinds with a free-text application. */
export const plainKinds = ["vet", "orderSupplies", "club", "dv"] as const;

/** What an account may do. A user has each of these once. */
export const accountKinds = [...plainKinds, "responsibleBreeder", "agent"] as const;

/** All kinds. Requirements and effects of each are in the backend's approvals module. */
export const approvalKinds = [...accountKinds, ...showKinds, "research"] as const;

export type PlainKind = (typeof plainKinds)[number];

export type AccountKind = (typeof accountKinds)[number];

export type ApprovalKind = (typeof approvalKinds)[number];

export const decisions = ["approved", "declined"] as const;

export type Decision = (typeof decisions)[number];

export const approvalStates = ["waiting", ...decisions] as const;

export type ApprovalState = (typeof approvalStates)[number];
