import { translate } from "@/lib/i18n/translate";
import { CopyButton } from "@/components/form/copy-button-client";
import { breedText } from "@/components/animals/public/animal-facts";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { type PetIdentifier, petIdentifierNames } from "@/lib/domain/animals/pet-identifiers";
import { formatDate } from "@/lib/domain/format";
import { type Animal, bornOn } from "./animal-types";

interface AnimalFactsProps {
  readonly animal: Animal;
  readonly country: string;
}

/** Everything on file about the animal. */
export function AnimalFacts({ animal, country }: AnimalFactsProps) {
  const t = translate("animals");
  const date = (day: string | null) => day && formatDate(new Date(`${day}T12:00:00`), country);
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
