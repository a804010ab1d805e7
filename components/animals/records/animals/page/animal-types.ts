import type { ResponseOf } from "@/lib/contract/contract";
import type { animalsShapes } from "@/lib/contract/animals/records/animals/animals.shapes";

type Shapes = typeof animalsShapes;

export type Animal = ResponseOf<Shapes["get"]>;
export type Ancestor = ResponseOf<Shapes["pedigree"]>["results"][number];
export type TimelineEntry = ResponseOf<Shapes["timeline"]>["results"][number];
export type Tube = ResponseOf<Shapes["barcodes"]>["results"][number];
export type BreedShares = ResponseOf<Shapes["profile"]>;
export type Upgrades = ResponseOf<Shapes["upgradeProducts"]>;
export type BreedProfile = ResponseOf<Shapes["breedProfile"]>;

/** Everything on an animal's page; undefined for what the reader may not see or what could not be read. */
export interface AnimalParts {
  readonly ancestors: readonly Ancestor[];
  readonly timeline: readonly TimelineEntry[] | undefined;
  readonly tubes: readonly Tube[] | undefined;
  readonly profile: BreedShares | undefined;
  readonly upgrades: Upgrades | undefined;
}

/** The day of birth in ISO form; null unless complete. */
export function bornOn({ dobDay, dobMonth, dobYear }: Animal): string | null {
  if (!dobDay || !dobMonth || !dobYear) return null;
  return [dobYear, dobMonth, dobDay].map((part) => String(part).padStart(2, "0")).join("-");
}
