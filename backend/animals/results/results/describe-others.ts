import { parseLabResult } from "@/lib/contract/kits/lab/result-content";
import { sortShares, unassignedPercent } from "@/lib/domain/kits/lab-results";
import type { ReportContent } from "@/lib/domain/animals/report-content";
import type { LabResultKind } from "@/lib/config/kits/lab";
import type { Language } from "@/lib/config/languages";
import type { Tx } from "@/backend/db/client";
import { readBreedNames } from "@/backend/shop/public/read-breed-names";
import { readBreedHeterozygosity } from "./breed-heterozygosity";

interface Reader {
  readonly language: Language;
  readonly speciesId: number;
  /** Null: without a breed of its own. */
  readonly breedId: number | null;
}

/** Results without a genotype. One that an older program stored in another form has no details. */
export async function describeOthers(
  tx: Tx,
  { others }: ReportContent,
  { language, speciesId, breedId }: Reader,
) {
  const contentOf = <Kind extends LabResultKind>(kind: Kind) => {
    const found = others.find((other) => other.kind === kind);
    return found === undefined ? undefined : parseLabResult(kind, found.content);
  };
  const [mix, age] = [contentOf("breed-mix"), contentOf("age-estimate")];
  const [bacteria, heterozygosity] = [contentOf("oral-bacteria"), contentOf("heterozygosity")];
  const names = mix?.breeds.map(({ breed }) => breed) ?? [];
  const nameOf = await readBreedNames(tx, { speciesId, language, names });
  return {
    breedMix: mix
      ? {
          breeds: sortShares(mix.breeds).map(({ breed: name, percent, low, high }) => ({
            breed: nameOf(name),
            percent,
            low: low ?? null,
            high: high ?? null,
          })),
          unassigned: unassignedPercent(mix.breeds),
        }
      : null,
    ageEstimate: age ? { years: age.years, low: age.low ?? null, high: age.high ?? null } : null,
    oralBacteria: bacteria?.level ?? null,
    heterozygosity: heterozygosity ? await describeHeterozygosity(tx, heterozygosity, breedId) : null,
  };
}

interface Heterozygosity {
  readonly percent: number;
  readonly markerCount?: number | null | undefined;
}

async function describeHeterozygosity(
  tx: Tx,
  { percent, markerCount = null }: Heterozygosity,
  breedId: number | null,
) {
  const reference =
    breedId === null ? undefined : await readBreedHeterozygosity(tx, { breedId, markerCount });
  return { percent, markerCount, reference: reference ?? null };
}
