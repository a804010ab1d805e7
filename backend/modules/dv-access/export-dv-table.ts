import { dvLimits } from "@/lib/config/dv-access";
import type { Tx } from "@/backend/db/client";
import type { Caller } from "@/backend/http/caller";
import { GeneratedFile } from "@/backend/http/handler-types";
import { Refusal } from "@/backend/http/refusals";
import { toCsv } from "@/backend/modules/account-data/csv";
import { recordDvReads } from "./dv-grants";
import { findDvAnimals, type FoundDvAnimal, isVisibleToDv } from "./find-dv-animals";
import { findDvReader } from "./list-dv-animals";
import { type DvRecords, readDvRecords } from "./read-dv-records";

const columns = [
  ...["animal", "registrationName", "registrationNumber", "chipNumber", "owner"],
  ...["record", "barcode", "name", "outcome", "certified", "date"],
];

/** One row for each result, DNA profile and parentage report. Every animal in it is logged for its owner. */
export async function exportDvTable(tx: Tx, caller: Caller, query: string) {
  const reader = await findDvReader(tx, caller);
  if (reader instanceof Refusal) return reader;
  const found = await findDvAnimals(tx, isVisibleToDv(tx, query), { page: 1, size: dvLimits.exported });
  const records = await readDvRecords(tx, found);
  const rows = found.flatMap((row) => toRows(row, records));
  const exported = found.map(({ animal }) => animal.id);
  await recordDvReads(tx, { userId: reader }, exported, "export");
  return new GeneratedFile("dogs-victoria.csv", Buffer.from(toCsv(columns, rows)));
}

function toRows({ animal, owner }: FoundDvAnimal, { results, profiles, parentage }: DvRecords) {
  const { id, name: animalName, registrationName, registrationNumber, chipNumber } = animal;
  const facts = { animal: animalName, registrationName, registrationNumber, chipNumber, owner };
  const isOwn = ({ animalId }: { readonly animalId: number | null }) => animalId === id;
  return [
    ...results.filter(isOwn).map(({ barcode, name, outcome, issuedAt }) => ({
      ...{ ...facts, record: "test", barcode, name, outcome, date: issuedAt.slice(0, 10) },
    })),
    ...profiles.filter(isOwn).map(({ barcode, panel, isCertified, madeOn }) => ({
      ...{ ...facts, record: "dna-profile", barcode, name: panel, certified: isCertified, date: madeOn },
    })),
    ...parentage.filter(isOwn).map(({ dam, sire, outcome, reportedAt }) => ({
      ...{ ...facts, record: "parentage", name: [dam?.name, sire?.name].filter(Boolean).join(" × ") },
      ...{ outcome, date: reportedAt.slice(0, 10) },
    })),
  ];
}
