/** What somebody may apply for in their own words alone. */
export const plainKinds = ["vet", "orderSupplies"] as const;

/** What somebody may apply for. What each asks for and gives is in the backend's `modules/approvals/kinds.ts`. */
export const approvalKinds = [...plainKinds, "responsibleBreeder"] as const;

export type PlainKind = (typeof plainKinds)[number];

export type ApprovalKind = (typeof approvalKinds)[number];

export const decisions = ["approved", "declined"] as const;

export type Decision = (typeof decisions)[number];

export const approvalStates = ["waiting", ...decisions] as const;

export type ApprovalState = (typeof approvalStates)[number];
