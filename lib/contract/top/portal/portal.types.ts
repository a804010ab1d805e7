import type { Response } from "@/lib/contract/calls";

export type Attention = Response<"portal.attention">;

export type RecentAnimals = Response<"portal.recentAnimals">;
