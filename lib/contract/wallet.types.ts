import type { AnswerOf } from "./contract";
import type { walletShapes } from "./wallet.shapes";

export type Wallet = AnswerOf<(typeof walletShapes)["points"]>;
