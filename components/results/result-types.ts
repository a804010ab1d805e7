import type { ResponseOf } from "@/lib/contract/contract";
import type { resultsShapes } from "@/lib/contract/results/results.shapes";

export type Results = ResponseOf<(typeof resultsShapes)["get"]>;

export type Report = NonNullable<Results["report"]>;

export type ReportedTest = Report["tests"][number];

export type ListedReport = ResponseOf<(typeof resultsShapes)["list"]>["results"][number];
