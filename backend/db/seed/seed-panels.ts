import panels from "@/backend/db/seed/data/parentage-panels.json" with { type: "json" };
import { dnaPanels } from "@/backend/db/schema/animals";
import { technologies } from "@/lib/domain/parentage";
import { speciesId } from "@/lib/domain/species";
import { oneOf } from "./catalogue/one-of";
import type { AreaSeed } from "./seed";
import { writeRows } from "./write-rows";

/** Panels as rows; markers without a name in the data are numbered. */
export const panelRows = panels.map(
  ({ key, name, species, technology, isCurrent, leastCommon, markers = [], markerCount }) => ({
    ...{ key, name, isCurrent, leastCommon },
    speciesId: speciesId(species),
    technology: oneOf(technologies, technology),
    markers: markerCount === undefined ? markers : numbered(markerCount),
  }),
);

export function seedPanels(): AreaSeed {
  return {
    area: "panels",
    content: panelRows,
    write: (tx) => writeRows(tx, dnaPanels, ["key"], panelRows),
  };
}

function numbered(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `SNP-${String(index + 1).padStart(3, "0")}`);
}
