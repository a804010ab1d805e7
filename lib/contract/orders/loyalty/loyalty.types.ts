import type { Response } from "@/lib/contract/calls";

export type LoyaltyAccount = Response<"loyalty.points">;
