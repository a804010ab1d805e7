import type { Language } from "@/lib/config/languages";
import { getMessages, getTranslator } from "@/lib/i18n/messages";
import { pickMessages } from "@/lib/i18n/pick-messages";
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
  readonly language: Language;
}

/** One animal: who it is, what its samples say, where it comes from and what happened. */
export function AnimalView({ animal, parts, isVet, country, language }: AnimalViewProps) {
  const t = getTranslator(language, "animals");
  const isOwner = animal.relation === "owner";
  const messages = getMessages(language, "animals");
  const formMessages = getMessages(language, "form");
  const { ancestors, timeline, tubes, profile, upgrades } = parts;
  return (
    <div className="grid grid-cols-1 gap-6">
      <AnimalHeader animal={animal} isVet={isVet} country={country} language={language} />
      {tubes && <Samples animal={animal} tubes={tubes} country={country} language={language} />}
      {upgrades?.isUsable && upgrades.results.length > 0 && (
        <UpgradeList
          animalId={animal.id}
          upgrades={upgrades}
          language={language}
          messages={pickMessages(messages, ["page"])}
        />
      )}
      {profile && profile.breeds.length > 0 && <Composition profile={profile} country={country} t={t} />}
      <Pedigree name={animal.petName} ancestors={ancestors} isOwner={isOwner} t={t} />
      <AnimalLinks animal={animal} hasTubes={(tubes?.length ?? 0) > 0} t={t} />
      <AnimalFacts animal={animal} country={country} t={t} />
      {timeline && <Timeline entries={timeline} country={country} language={language} />}
      {isOwner && !animal.isTested && (
        <RemoveAnimal
          id={animal.id}
          name={animal.petName}
          isVet={isVet}
          messages={pickMessages(messages, ["page", "removeDialog"])}
          formMessages={formMessages}
        />
      )}
    </div>
  );
}
