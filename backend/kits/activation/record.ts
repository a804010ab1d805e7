import type { Body } from "@/lib/contract/calls";

/** Everything an activation consists of. */
export type ActivationRecord = Body<"activation.activate">;

export type LitterRecord = Body<"activation.litter">;
