import rows from "@/backend/db/seed/data/parentage-panels.json" with { type: "json" };
import { oneOf } from "@/backend/db/seed/catalogue/one-of";
import { technologies, type Technology } from "@/lib/domain/animals/parentage";
import { speciesNames, type SpeciesName } from "@/lib/domain/species";

export interface MarkerPanel {
  readonly key: string;
  readonly name: string;
  readonly species: SpeciesName;
  readonly technology: Technology;
  /** The panel of new profiles. */
  readonly isCurrent: boolean;
  /** Minimum number of markers with a result in all compared profiles. */
  readonly leastCommon: number;
  readonly markers: readonly string[];
  /** Markers of the sex: stored with the profile, never compared between animals. */
  readonly sexMarkers: readonly string[];
}

export const panels: readonly MarkerPanel[] = rows.map(
  ({ species, technology, markers = [], markerCount, sexMarkers = [], ...panel }) => ({
    ...panel,
    species: oneOf(speciesNames, species),
    technology: oneOf(technologies, technology),
    markers: markerCount === undefined ? markers : numberMarkers(markerCount),
    sexMarkers,
  }),
);

export function findPanel(key: string): MarkerPanel | undefined {
  return panels.find((panel) => panel.key === key);
}

/** The data has no names for the markers of SNP panels. */
function numberMarkers(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `SNP-${String(index + 1).padStart(3, "0")}`);
}
