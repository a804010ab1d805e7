import { translate } from "@/lib/i18n/translate";
import { breedText } from "@/components/animals/public/animal-facts";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
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
  const facts = [
    ["sex", t(`sexes.${animal.gender}`)],
    ["breed", breedText(animal, t)],
    ["born", date(bornOn(animal)) ?? t("page.notOnFile")],
    ["died", date(animal.diedOn)],
    ["weight", weight && `${weight} ${weightType}`],
    ["chipNumber", animal.chipNumber ?? t("page.notOnFile")],
    ["registrationName", animal.registrationName],
    ["registrationNumber", animal.registrationNumber],
    ["owner", relation === "owner" ? null : user?.name],
    ["client", animal.contactName],
    ["clientEmail", animal.contactEmail],
    ["personality", animal.personality],
  ] as const;
  return (
    <section aria-labelledby="facts" className={cn(cardStyles, "grid gap-3")}>
      <h2 id="facts">{t("page.facts", { name: animal.petName })}</h2>
      <dl className="grid gap-x-6 gap-y-1 wide:grid-cols-[auto_1fr]">
        {facts
          .filter(([, value]) => Boolean(value))
          .map(([name, value]) => (
            <div key={name} className="grid wide:contents">
              <dt className="text-quiet">{t(`page.${name}`)}</dt>
              <dd className="mb-2 wrap-anywhere wide:mb-0">{value}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}
