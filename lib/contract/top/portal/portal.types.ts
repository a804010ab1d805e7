import type { Response } from "@/lib/contract/calls";

export type Attention = Response<"portal.attention">;

export type TestGaps = Response<"portal.testGaps">;

export type DatesAhead = Response<"portal.datesAhead">;

export type RecentAnimals = Response<"portal.recentAnimals">;
