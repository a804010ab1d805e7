import type { BodyOf } from "@/lib/contract/contract";
import type { activationShapes } from "@/lib/contract/kits/activation/activation.shapes";

/** Everything an activation consists of. */
export type ActivationRecord = BodyOf<(typeof activationShapes)["activate"]>;

export type LitterRecord = BodyOf<(typeof activationShapes)["litter"]>;
