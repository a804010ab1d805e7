import type { Response } from "@/lib/contract/calls";

export type Results = Response<"results.get">;

export type Report = NonNullable<Results["report"]>;

export type ReportedTest = Report["tests"][number];

export type ListedReport = Response<"results.list">["results"][number];

export type Family = Response<"results.family">;

export type Descent = Response<"results.clearByDescent">;

export type AdvanceTube = Response<"results.advance">["results"][number];

export type ResultAnimal = Results["animal"];

/** What every part of the page needs. */
export interface PartProps {
  readonly report: Report;
  readonly animal: ResultAnimal;
}
