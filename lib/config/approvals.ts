/** What somebody may apply for. What each asks for and gives is in the backend's `modules/approvals/kinds.ts`. */
export const approvalKinds = ["vet", "orderSupplies"] as const;

export type ApprovalKind = (typeof approvalKinds)[number];

export const decisions = ["approved", "declined"] as const;

export type Decision = (typeof decisions)[number];

export const approvalStates = ["waiting", ...decisions] as const;

export type ApprovalState = (typeof approvalStates)[number];
