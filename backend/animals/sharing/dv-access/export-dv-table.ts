import { dvLimits } from "@/lib/config/animals/dv-access";
import { identifiersOf, petIdentifierNames } from "@/lib/domain/animals/pet-identifiers";
import { groupBy } from "@/lib/domain/group-by";
import { GeneratedFile, type SignedInContext, type Input } from "@/backend/http/handler-types";
import { Refusal } from "@/backend/http/refusals";
import { toCsv } from "@/lib/domain/kernel/csv";
import { recordDvReads } from "@/backend/kernel/animal-access/dv-grants";
import { findDvAnimals, type FoundDvAnimal, isVisibleToDv } from "./find-dv-animals";
import { findDvReader } from "./list-dv-animals";
import { type DvRecords, readDvRecords } from "./read-dv-records";

const columns = [
  "animal",
  ...petIdentifierNames,
  "owner",
  "record",
  "barcode",
  "name",
  "outcome",
  "certified",
  "date",
];

/** One row for each result, DNA profile and parentage report. Every animal in it is logged for its owner. */
export async function exportDvTable(
  { tx, caller }: SignedInContext,
  { query: { query } }: Input<"dvAccess.exportTable">,
) {
  const reader = await findDvReader(tx, caller);
  if (reader instanceof Refusal) return reader;
  const found = await findDvAnimals(tx, isVisibleToDv(tx, query), { page: 1, size: dvLimits.exported });
  const records = await readDvRecords(tx, found);
  const exported = found.map(({ animal }) => animal.id);
  await recordDvReads(tx, { userId: reader }, exported, "export");
  return new GeneratedFile("dogs-victoria.csv", Buffer.from(toCsv(columns, toRows(found, records))));
}

export function toRows(found: readonly FoundDvAnimal[], { results, profiles, parentage }: DvRecords) {
  const resultsOf = findByAnimal(results);
  const profilesOf = findByAnimal(profiles);
  const parentageOf = findByAnimal(parentage);
  return found.flatMap(({ animal, owner }) => {
    const { id } = animal;
    const facts = { animal: animal.name, ...identifiersOf(animal), owner };
    return [
      ...resultsOf(id).map(({ barcode, name, outcome, issuedAt }) => ({
        ...facts,
        record: "test",
        barcode,
        name,
        outcome,
        date: issuedAt.slice(0, 10),
      })),
      ...profilesOf(id).map(({ barcode, panel, isCertified, madeOn }) => ({
        ...facts,
        record: "dna-profile",
        barcode,
        name: panel,
        certified: isCertified,
        date: madeOn,
      })),
      ...parentageOf(id).map(({ dam, sire, outcome, reportedAt }) => ({
        ...facts,
        record: "parentage",
        name: [dam?.name, sire?.name].filter(Boolean).join(" × "),
        outcome,
        date: reportedAt.slice(0, 10),
      })),
    ];
  });
}

function findByAnimal<Item extends { readonly animalId: number | null }>(items: readonly Item[]) {
  const groups = new Map(groupBy(items, ({ animalId }) => animalId));
  return (id: number) => groups.get(id) ?? [];
}
