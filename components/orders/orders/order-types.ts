import type { Response } from "@/lib/contract/calls";

export type Order = Response<"orders.get">;
