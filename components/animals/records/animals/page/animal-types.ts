import type { Response } from "@/lib/contract/calls";

export type Animal = Response<"animals.get">;
export type Ancestor = Response<"animals.pedigree">["results"][number];
export type TimelineEntry = Response<"animals.timeline">["results"][number];
export type Tube = Response<"animals.barcodes">["results"][number];
export type AnimalProfile = Response<"animals.profile">;
export type Upgrades = Response<"animals.upgradeProducts">;
export type BreedProfile = Response<"animals.breedProfile">;

/** Everything on an animal's page; undefined for what the reader may not see or what could not be read. */
export interface AnimalParts {
  readonly ancestors: readonly Ancestor[];
  readonly timeline: readonly TimelineEntry[] | undefined;
  readonly tubes: readonly Tube[] | undefined;
  readonly profile: AnimalProfile | undefined;
  readonly upgrades: Upgrades | undefined;
}

/** The day of birth in ISO form; null unless complete. */
export function bornOn({ dobDay, dobMonth, dobYear }: Animal): string | null {
  if (!dobDay || !dobMonth || !dobYear) return null;
  return [dobYear, dobMonth, dobDay].map((part) => String(part).padStart(2, "0")).join("-");
}
