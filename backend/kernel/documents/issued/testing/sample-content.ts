import type { DocumentContent } from "@/lib/domain/kernel/document-content";
import type { ResultOutcome } from "@/lib/domain/animals/report-content";

/** What a document states about an invented dog. */
export function sampleContent(changes: Partial<DocumentContent> = {}): DocumentContent {
  return {
    kind: "report",
    key: "full",
    barcode: "TM1234567890123",
    version: 2,
    issuedOn: "2026-11-23",
    collector: "",
    assayVersion: "2026.1",
    panel: null,
    breeds: [],
    markers: {},
    parentage: null,
    animal: {
      name: "Bramble",
      registrationName: "Fernhill Bramble Wood",
      registrationNumber: "KC AB01234501",
      chipNumber: "985112345678900",
      species: "canine",
      breed: "Border Collie",
      sex: "female",
      bornOn: "2022-04-18",
    },
    tests: [
      sampleTest("mdr1", "Multidrug sensitivity (MDR1)", "at-risk-one", "N/mdr1"),
      sampleTest("cea", "Collie eye anomaly", "carrier", "N/cea"),
      sampleTest("prcd", "Progressive retinal atrophy (prcd)", "clear", "N/N"),
      sampleTest("b-locus", "Brown coat (B locus)", "trait", "B/b"),
      sampleTest("dm", "Degenerative myelopathy", "not-reported", null),
    ],
    ...changes,
  };
}

export function sampleTest(code: string, name: string, outcome: ResultOutcome, genotype: string | null) {
  return { code, name, outcome, genotype };
}
