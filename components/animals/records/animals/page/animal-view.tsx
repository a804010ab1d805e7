import { ClientMessages } from "@/lib/i18n/client-messages";
import { AnimalHeader } from "./animal-header";
import { AnimalFacts } from "./animal-fact-list";
import { AnimalLinks } from "./animal-links";
import type { Animal, AnimalParts } from "./animal-types";
import { Composition } from "./composition";
import { Pedigree } from "./pedigree";
import { RemoveAnimal } from "./remove-animal-client";
import { Samples } from "./samples";
import { Timeline } from "./timeline";
import { UpgradeList } from "./upgrade-list-client";

interface AnimalViewProps {
  readonly animal: Animal;
  readonly parts: AnimalParts;
  readonly isVet: boolean;
  readonly country: string;
}

/** One animal: who it is, what its samples say, where it comes from and what happened. */
export function AnimalView({ animal, parts, isVet, country }: AnimalViewProps) {
  const isOwner = animal.relation === "owner";

  const { ancestors, timeline, tubes, profile, upgrades } = parts;
  return (
    <ClientMessages areas={["animals"]}>
      <div className="grid grid-cols-1 gap-6">
        <AnimalHeader animal={animal} isVet={isVet} country={country} />
        {tubes && <Samples animal={animal} tubes={tubes} country={country} />}
        {upgrades?.isUsable && upgrades.results.length > 0 && (
          <UpgradeList animalId={animal.id} upgrades={upgrades} />
        )}
        {profile && profile.breeds.length > 0 && <Composition profile={profile} country={country} />}
        <Pedigree name={animal.petName} ancestors={ancestors} isOwner={isOwner} />
        <AnimalLinks animal={animal} hasTubes={(tubes?.length ?? 0) > 0} />
        <AnimalFacts animal={animal} country={country} />
        {timeline && <Timeline entries={timeline} country={country} />}
        {isOwner && !animal.isTested && <RemoveAnimal id={animal.id} name={animal.petName} isVet={isVet} />}
      </div>
    </ClientMessages>
  );
}
