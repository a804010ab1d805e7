import type { ResponseOf } from "@/lib/contract/contract";
import type { loyaltyShapes } from "./loyalty.shapes";

export type LoyaltyAccount = ResponseOf<(typeof loyaltyShapes)["points"]>;
