import { expect, test } from "vitest";
import { toRows } from "./export-dv-table";
import type { FoundDvAnimal } from "./find-dv-animals";
import type { DvRecords } from "./read-dv-records";

test("toRows reads each record of the table once, however many animals there are", () => {
  let reads = 0;
  const found = Array.from({ length: 50 }, (_, id) => ({ animal: { id, name: `Dog ${id}` }, owner: "Jo" }));
  const profiles = found.map(({ animal }) => ({
    get animalId() {
      reads += 1;
      return animal.id;
    },
    panel: "ISAG-DOG-STR-21",
    madeOn: "2026-01-15",
    barcode: `TM-${animal.id}`,
    isCertified: true,
  }));
  const records: DvRecords = { results: [], profiles, parentage: [] };
  const rows = toRows(found as unknown as FoundDvAnimal[], records);
  expect(rows).toMatchObject(
    found.map(({ animal }) => ({ animal: animal.name, barcode: `TM-${animal.id}` })),
  );
  expect(reads).toBe(50);
});
