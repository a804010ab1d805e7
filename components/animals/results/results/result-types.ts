import type { Language } from "@/lib/config/languages";
import type { ResponseOf } from "@/lib/contract/contract";
import type { resultsShapes } from "@/lib/contract/animals/results/results/results.shapes";
import type { Translator } from "@/lib/i18n/translator";

export type Results = ResponseOf<(typeof resultsShapes)["get"]>;

export type Report = NonNullable<Results["report"]>;

export type ReportedTest = Report["tests"][number];

export type ListedReport = ResponseOf<(typeof resultsShapes)["list"]>["results"][number];

export type Descent = ResponseOf<(typeof resultsShapes)["clearByDescent"]>;

export type AdvanceTube = ResponseOf<(typeof resultsShapes)["advance"]>["results"][number];

export type ResultAnimal = Results["animal"];

/** What every part of the page needs. */
export interface PartProps {
  readonly report: Report;
  readonly animal: ResultAnimal;
  readonly language: Language;
  readonly t: Translator<"results">;
}
