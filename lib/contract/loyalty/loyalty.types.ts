import type { ResponseOf } from "@/lib/contract/contract";
import type { loyaltyShapes } from "./loyalty.shapes";

export type Wallet = ResponseOf<(typeof loyaltyShapes)["points"]>;
