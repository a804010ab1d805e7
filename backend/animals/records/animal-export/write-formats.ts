import { petIdentifierNames } from "@/lib/domain/animals/pet-identifiers";
import { brand } from "@/lib/config/brand";
import type { ExportFormat } from "@/lib/config/account/api-tokens";
import { toCsv } from "@/lib/domain/kernel/csv";
import type { ExportedAnimal } from "./read-animals";

type Animals = readonly ExportedAnimal[];

/** File endings. The genotype table looks like VCF but has no positions, so it must not be taken for one. */
const endings = { json: "json", csv: "csv", vcf: "genotypes.tsv" } as const;

export const fileNameOf = (format: ExportFormat, name: string): string => `${name}.${endings[format]}`;

export const writers: Readonly<Record<ExportFormat, (animals: Animals) => string>> = {
  json: (animals) => JSON.stringify({ animals }, null, 2),
  csv: writeCsv,
  vcf: writeGenotypeTable,
};

const factColumns = ["id", "name", "species", "sex", "breed", "bornOn", ...petIdentifierNames];
const resultColumns = [
  "barcode",
  "test",
  "testName",
  "locus",
  "genotype",
  "outcome",
  "assayVersion",
  "issuedAt",
];

/** One row for each result. An animal without results has one row. */
function writeCsv(animals: Animals): string {
  const rows = animals.flatMap(({ results, profiles: _, ...facts }) =>
    results.length === 0
      ? [facts]
      : results.map(({ name: testName, ...result }) => ({ ...facts, testName, ...result })),
  );
  return toCsv([...factColumns, ...resultColumns], rows);
}

/** One row for each locus or marker, one column for each animal. */
function writeGenotypeTable(animals: Animals): string {
  const calls = animals.map(callsOf);
  const keys = [...new Set(calls.flatMap((ofAnimal) => [...ofAnimal.keys()]))].sort();
  const lines = [
    "##fileformat=genotype-table-1.0",
    `##source=${brand.name}`,
    "##missing=./.",
    ["#SOURCE", "ID", ...animals.map(({ id, name }) => `${id}:${name}`)].map(toCell).join("\t"),
    ...keys.map((key) => [key, ...calls.map((ofAnimal) => toCell(ofAnimal.get(key) ?? "./."))].join("\t")),
  ];
  return lines.map((line) => `${line}\n`).join("");
}

/** Genotypes by panel or test, and marker or locus. Later reports win, unless they have no result. */
function callsOf({ results, profiles }: ExportedAnimal): ReadonlyMap<string, string> {
  const ofTests = results
    .toSorted((a, b) => Number(a.genotype !== null) - Number(b.genotype !== null))
    .map(({ test, locus, genotype }) => [keyOf(test, locus ?? test), genotype ?? "./."] as const);
  const ofProfiles = profiles.flatMap(({ panel, alleles }) =>
    Object.entries(alleles).map(([marker, pair]) => [keyOf(panel, marker), pair.join("/")] as const),
  );
  return new Map([...ofTests, ...ofProfiles]);
}

const keyOf = (source: string, id: string): string => `${toCell(source)}\t${toCell(id)}`;

const toCell = (text: string): string => text.replace(/[\t\r\n]+/g, " ");
