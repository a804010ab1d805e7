import { ClientMessages } from "@/lib/i18n/client-messages";
import { AnimalHeader } from "./animal-header";
import { AnimalFacts } from "./animal-fact-list";
import { AnimalLinks } from "./animal-links";
import type { Animal, AnimalParts, BreedShares } from "./animal-types";
import { Pedigree } from "./pedigree";
import { RemoveAnimal } from "./remove-animal-client";
import { Samples } from "./samples";
import { Timeline } from "./timeline";
import { UpgradeList } from "./upgrade-list-client";
import { translate } from "@/lib/i18n/translate";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { formatInstantDay } from "@/lib/domain/format-instant";

interface AnimalViewProps {
  readonly animal: Animal;
  readonly parts: AnimalParts;
  readonly isVet: boolean;
  readonly country: string;
}

/** One animal: who it is, what its samples say and where it comes from; beside it everything else. */
export function AnimalView({ animal, parts, isVet, country }: AnimalViewProps) {
  const isOwner = animal.relation === "owner";
  const { ancestors, tubes, profile, upgrades } = parts;
  return (
    <ClientMessages areas={["animals"]}>
      <div className="grid grid-cols-1 gap-6">
        <AnimalHeader animal={animal} tubes={tubes ?? []} isVet={isVet} country={country} />
        <div className="grid grid-cols-1 items-start gap-6 full:grid-cols-[2fr_1fr]">
          <div className="grid grid-cols-1 gap-6">
            {tubes && <Samples animal={animal} tubes={tubes} country={country} />}
            <Pedigree name={animal.petName} ancestors={ancestors} isOwner={isOwner} />
            {profile && profile.breeds.length > 0 && <Composition profile={profile} country={country} />}
            {upgrades?.isUsable && upgrades.results.length > 0 && (
              <UpgradeList animalId={animal.id} upgrades={upgrades} />
            )}
          </div>
          <More animal={animal} parts={parts} country={country} />
        </div>
        {isOwner && !animal.isTested && <RemoveAnimal id={animal.id} name={animal.petName} isVet={isVet} />}
      </div>
    </ClientMessages>
  );
}

function More({ animal, parts: { tubes, timeline }, country }: Omit<AnimalViewProps, "isVet">) {
  return (
    <div className="grid grid-cols-1 gap-6">
      <AnimalLinks animal={animal} hasTubes={(tubes?.length ?? 0) > 0} />
      <AnimalFacts animal={animal} country={country} />
      {timeline && <Timeline entries={timeline} country={country} />}
    </div>
  );
}

interface CompositionProps {
  readonly profile: BreedShares;
  readonly country: string;
}

/** The breeds that the DNA shows, by share. */
function Composition({ profile: { breeds, reportedAt }, country }: CompositionProps) {
  const t = translate("animals");
  return (
    <section aria-labelledby="composition" className={cn(cardStyles, "grid gap-3")}>
      <h2 id="composition">{t("composition.title")}</h2>
      <ul aria-label={t("composition.label")} className="grid gap-3">
        {breeds.map(({ name, percent }) => (
          <li key={name} className="grid gap-1">
            <p className="flex justify-between gap-4">
              <span className="wrap-anywhere">{name}</span>
              <span className="font-semibold tabular-nums">{t("composition.share", { percent })}</span>
            </p>
            <svg viewBox="0 0 100 3" preserveAspectRatio="none" aria-hidden="true" className="h-2 w-full">
              <rect width={100} height={3} className="fill-sand" />
              <rect width={percent} height={3} className="fill-brand" />
            </svg>
          </li>
        ))}
      </ul>
      {reportedAt !== null && (
        <p className="text-small text-quiet">
          {t("composition.source", { date: formatInstantDay(reportedAt, country) })}
        </p>
      )}
    </section>
  );
}
