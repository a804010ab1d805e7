import type { AnswerOf } from "@/lib/contract/contract";
import type { walletShapes } from "./loyalty.shapes";

export type Wallet = AnswerOf<(typeof walletShapes)["points"]>;
