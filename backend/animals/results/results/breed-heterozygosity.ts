import { and, desc, eq, sql } from "drizzle-orm";
import { parseLabResult } from "@/lib/contract/kits/lab/result-content";
import type { Tx } from "@/backend/db/client";
import { activations } from "@/backend/db/schema/activations";
import { animals } from "@/backend/db/schema/animals";
import { reportVersions } from "@/backend/db/schema/lab";
import { summarisePercents } from "@/backend/genetics/heterozygosity-reference";
import { isCounted } from "@/backend/animals/public/participation";

const kind = "heterozygosity";

/** More would not change the figures. */
const maxReports = 1000;

interface Breed {
  readonly breedId: number;
  /** Only results over the same markers can be compared. */
  readonly markerCount: number | null;
}

/**
 * Animals of the breed whose owners agreed to statistics, by their newest result. Invented results of the demo count too,
 * and are called so. Undefined with too few animals.
 */
export async function readBreedHeterozygosity(tx: Tx, { breedId, markerCount }: Breed) {
  const content = sql<unknown>`jsonb_path_query_first(${reportVersions.content},
    '$.others[*] ? (@.kind == "heterozygosity").content')`;
  const rows = await tx
    .select({ animalId: animals.id, content })
    .from(reportVersions)
    .innerJoin(activations, eq(activations.id, reportVersions.activationId))
    .innerJoin(animals, eq(animals.id, activations.animalId))
    .where(
      and(
        ...[isCounted, eq(animals.breedId, breedId), eq(reportVersions.status, "current")],
        sql`${reportVersions.content} @> ${JSON.stringify({ others: [{ kind }] })}::jsonb`,
      ),
    )
    .orderBy(desc(reportVersions.id))
    .limit(maxReports);
  const results = new Map(
    rows.toReversed().flatMap((row) => {
      const result = parseLabResult(kind, row.content);
      return result && (result.markerCount ?? null) === markerCount ? [[row.animalId, result] as const] : [];
    }),
  );
  const counted = [...results.values()];
  const reference = summarisePercents(counted.map(({ percent }) => percent));
  return reference && { ...reference, isDemo: counted.some(({ isDemo }) => isDemo === true) };
}
