import type { Decision } from "@/lib/config/approvals";

/** What an admin does with an application at the desk. */
export type Deed = Decision | "takenBack";
