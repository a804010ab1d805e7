import { dnaPanels } from "@/backend/db/schema/animals";
import { panels } from "@/backend/genetics/panels";
import { speciesId } from "@/lib/domain/species";
import type { AreaSeed } from "./seed-types";
import { writeRows } from "./write-rows";

/** Panels as rows. */
const panelRows = panels.map(({ species, sexMarkers: _, markers, ...panel }) => ({
  ...panel,
  speciesId: speciesId(species),
  markers: [...markers],
}));

export function seedPanels(): AreaSeed {
  return {
    area: "panels",
    content: panelRows,
    write: (tx) => writeRows(tx, dnaPanels, ["key"], panelRows),
  };
}
