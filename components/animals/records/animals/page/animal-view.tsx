import { ClientMessages } from "@/lib/i18n/client-messages";
import { AnimalHeader } from "./animal-header";
import { type Animal, type AnimalParts, type AnimalProfile, bornOn } from "./animal-types";
import { HealthSummary } from "./health-summary";
import { Pedigree } from "./pedigree";
import { RemoveAnimal } from "./remove-animal-client";
import { Samples } from "./samples";
import { Timeline } from "./timeline";
import { UpgradeList } from "./upgrade-list-client";
import { requestCountry, translate } from "@/lib/i18n/translate";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { formatInstantDay } from "@/lib/domain/format-instant";
import { CopyButton } from "@/components/form/copy-button-client";
import { breedText } from "@/components/animals/public/animal-facts";
import { type PetIdentifier, petIdentifierNames } from "@/lib/domain/animals/pet-identifiers";
import { formatDate } from "@/lib/domain/format";
import { Link } from "@/components/links/link";
import type { AccessScope } from "@/lib/config/animals/animal-access";
import { paths } from "@/lib/navigation/paths";

interface AnimalViewProps {
  readonly animal: Animal;
  readonly parts: AnimalParts;
  readonly isVet: boolean;
}

/** One animal: who it is, what its samples say and where it comes from; beside it everything else. */
export function AnimalView({ animal, parts, isVet }: AnimalViewProps) {
  const isOwner = animal.relation === "owner";
  const { ancestors, tubes, profile, upgrades } = parts;
  return (
    <ClientMessages areas={["animals"]}>
      <div className="grid grid-cols-1 gap-6">
        <AnimalHeader animal={animal} tubes={tubes ?? []} isVet={isVet} />
        <div className="grid grid-cols-1 items-start gap-6 full:grid-cols-[2fr_1fr]">
          <div className="grid grid-cols-1 gap-6">
            {profile && <HealthSummary animal={animal} health={profile.health} />}
            {tubes && <Samples animal={animal} tubes={tubes} />}
            <Pedigree name={animal.petName} ancestors={ancestors} isOwner={isOwner} />
            {profile && profile.breeds.length > 0 && <Composition profile={profile} />}
            {upgrades?.isUsable && upgrades.results.length > 0 && (
              <UpgradeList animalId={animal.id} upgrades={upgrades} />
            )}
          </div>
          <More animal={animal} parts={parts} />
        </div>
        {isOwner && !animal.isTested && <RemoveAnimal id={animal.id} name={animal.petName} isVet={isVet} />}
      </div>
    </ClientMessages>
  );
}

function More({ animal, parts: { tubes, timeline } }: Omit<AnimalViewProps, "isVet">) {
  return (
    <div className="grid grid-cols-1 gap-6">
      <AnimalLinks animal={animal} hasTubes={(tubes?.length ?? 0) > 0} />
      <AnimalFacts animal={animal} />
      {timeline && <Timeline entries={timeline} />}
    </div>
  );
}

interface CompositionProps {
  readonly profile: AnimalProfile;
}

/** The breeds that the DNA shows, by share. */
function Composition({ profile: { breeds, reportedAt } }: CompositionProps) {
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
          {t("composition.source", { date: formatInstantDay(reportedAt) })}
        </p>
      )}
    </section>
  );
}

/** Everything on file about the animal. */
function AnimalFacts({ animal }: { readonly animal: Animal }) {
  const t = translate("animals");
  const date = (day: string | null) => day && formatDate(new Date(`${day}T12:00:00`), requestCountry());
  const { weight, weightType, user, relation } = animal;
  const labels = translate("activation");
  const missing: Partial<Record<PetIdentifier, string>> = { chipNumber: t("page.notOnFile") };
  const identifiers = petIdentifierNames.map(
    (name) => [labels(`pet.${name}`), animal[name] ?? missing[name], animal[name] !== null] as const,
  );
  const facts = [
    [t("page.sex"), t(`sexes.${animal.gender}`)],
    [t("page.breed"), breedText(animal, t)],
    [t("page.born"), date(bornOn(animal)) ?? t("page.notOnFile")],
    [t("page.died"), date(animal.diedOn)],
    [t("page.weight"), weight && `${weight} ${weightType}`],
    ...identifiers,
    [t("page.owner"), relation === "owner" ? null : user?.name],
    [t("page.client"), animal.contactName],
    [t("page.clientEmail"), animal.contactEmail],
    [t("page.personality"), animal.personality],
  ] as const;
  return (
    <section aria-labelledby="facts" className={cn(cardStyles, "grid gap-3")}>
      <h2 id="facts">{t("page.facts", { name: animal.petName })}</h2>
      <dl className="grid gap-x-6 gap-y-1 wide:grid-cols-[fit-content(50%)_1fr]">
        {facts
          .filter(([, value]) => Boolean(value))
          .map(([label, value, isCopied]) => (
            <div key={label} className="grid wide:contents">
              <dt className="text-quiet">{label}</dt>
              <dd className="mb-2 wrap-anywhere wide:mb-0">
                {value}
                {isCopied && value && (
                  <CopyButton
                    isIcon
                    text={value}
                    label={t("page.copyFact", { label })}
                    copied={t("page.copiedFact", { label })}
                  />
                )}
              </dd>
            </div>
          ))}
      </dl>
    </section>
  );
}

interface AnimalLink {
  readonly name:
    | "documents"
    | "breedProfile"
    | "parentage"
    | "relatives"
    | "family"
    | "clearByDescent"
    | "dna"
    | "export";
  readonly href: string;
  readonly scope: AccessScope;
  readonly isForOwner?: boolean;
}

/** Further pages about the animal, as far as the reader may open them. */
function AnimalLinks({ animal, hasTubes }: { readonly animal: Animal; readonly hasTubes: boolean }) {
  const t = translate("animals");
  const { id, petName: name, scopes, relation, product } = animal;
  const links: readonly AnimalLink[] = [
    { name: "documents", href: paths.animalDocuments(id), scope: "documents" },
    ...(hasTubes && product !== null
      ? [{ name: "dna", href: paths.animalDna(id, product.barcode), scope: "results" } as const]
      : []),
    { name: "breedProfile", href: paths.breedProfile(id), scope: "results" },
    { name: "parentage", href: paths.parentageRequests, scope: "parentage", isForOwner: true },
    ...(animal.hasDnaProfile
      ? [{ name: "relatives", href: paths.relativesOf(id), scope: "parentage", isForOwner: true } as const]
      : []),
    { name: "family", href: paths.animalFamily(id), scope: "results" },
    { name: "clearByDescent", href: paths.clearByDescent(id), scope: "results" },
    { name: "export", href: paths.apiTokens, scope: "results", isForOwner: true },
  ];
  const shown = links.filter(
    ({ scope, isForOwner }) => scopes.includes(scope) && (isForOwner !== true || relation === "owner"),
  );
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="more" className={cn(cardStyles, "grid gap-2")}>
      <h2 id="more">{t("page.more", { name })}</h2>
      <ul className="-mx-2">
        {shown.map((link) => (
          <li key={link.name} className="relative rounded-box p-2 hover:bg-sand">
            <Link href={link.href} className="font-semibold after:absolute after:inset-0 after:rounded-box">
              {t(`page.links.${link.name}`)}
            </Link>
            <p className="text-small text-quiet">{t(`page.links.${link.name}Text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
