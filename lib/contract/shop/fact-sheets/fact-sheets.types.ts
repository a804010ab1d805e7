import type { Response } from "@/lib/contract/calls";

export type FactSheets = Response<"factSheets.list">;

export type ListedFactSheet = FactSheets["results"][number];

export type FactSheet = Response<"factSheets.get">;

export type Condition = NonNullable<FactSheet["condition"]>;

/** By code of the test; null for tests that nothing is written about. */
export type Conditions = Readonly<Record<string, Condition | null>>;
