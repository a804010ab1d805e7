import { useTranslator } from "#use-messages";
import { Link } from "@/components/links/link";
import { AnimalAvatar } from "@/components/animals/public/animal-avatar";
import { breedText, lifeText, numbersText } from "@/components/animals/public/animal-facts";
import { SampleBadge } from "@/components/animals/records/animals/sample-badge";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { animalPaths } from "@/lib/navigation/animal-paths";
import type { ListedAnimal } from "@/store/api/animals/animals";
import type { RowProps } from "./animal-rows-props";
import { RowAction } from "./row-action";

/** An animal as a card, a link as a whole. */
export function AnimalCard(props: RowProps) {
  const t = useTranslator("animals");
  const { animal, kind, country } = props;
  const { id, name, registrationName, ownerName, sample } = animal;
  const owner = ownerName && t(kind === "withMe" ? "owner" : "client", { name: ownerName });
  const lines = [breedText(animal, t), lifeText(animal, country, t), numbersText(animal, t), owner];
  return (
    <div
      role="listitem"
      className={cn(cardStyles, "relative grid grid-rows-[auto_1fr_auto] gap-3 hover:border-brand")}
    >
      <div className="grid grid-cols-[4rem_1fr] items-center gap-4">
        <AnimalAvatar animal={animal} className="size-16" />
        <div className="min-w-0">
          <h2 className="text-title-3 wrap-anywhere">
            <Link
              href={animalPaths.animal(id)}
              className="text-ink no-underline after:absolute after:inset-0 after:rounded-box"
            >
              {name}
            </Link>
          </h2>
          {registrationName && <p className="text-small wrap-anywhere text-quiet">{registrationName}</p>}
        </div>
      </div>
      <div>
        {lines.filter(Boolean).map((line) => (
          <p key={line} className="text-small wrap-anywhere text-quiet">
            {line}
          </p>
        ))}
      </div>
      <div className="relative z-10 flex flex-wrap items-center justify-between gap-2 self-end">
        <SampleState sample={sample} isShown={kind !== "withMe" || sample !== null} />
        <RowAction {...props} />
      </div>
    </div>
  );
}

interface SampleStateProps {
  readonly sample: ListedAnimal["sample"];
  readonly isShown: boolean;
}

export function SampleState({ sample, isShown }: SampleStateProps) {
  const t = useTranslator("animals");
  if (!isShown) return <span />;
  if (sample === null) return <span className="text-small text-quiet">{t("noSample")}</span>;
  return <SampleBadge state={sample.state} label={t(`states.${sample.state}`)} />;
}
