import type { Response } from "@/lib/contract/calls";

export type PlacedOrder = Response<"checkout.placedOrder">;
