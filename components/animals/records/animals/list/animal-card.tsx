import { useTranslator } from "#use-messages";
import { Link } from "@/components/links/link";
import { AnimalAvatar } from "@/components/animals/public/animal-avatar";
import { breedText, lifeText, numbersText } from "@/components/animals/public/animal-facts";
import { SampleBadge } from "@/components/animals/records/animals/sample-badge";
import { StateBadge } from "@/components/ui/state-badge";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { animalPaths } from "@/lib/navigation/animal-paths";
import type { RowProps } from "./animal-rows-props";
import { RowAction } from "./row-action";

/** An animal as a card, a link as a whole. */
export function AnimalCard(props: RowProps) {
  const t = useTranslator("animals");
  const { animal, kind, country } = props;
  const { id, name, registrationName, ownerName } = animal;
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
      <div className="relative z-10 grid grid-cols-[1fr_auto] items-center gap-2 self-end">
        <SampleState {...props} />
        <RowAction {...props} />
      </div>
    </div>
  );
}

/** What needs attention in the results, else how far the newest sample is. */
export function SampleState({ animal: { sample, findings }, kind }: Pick<RowProps, "animal" | "kind">) {
  const t = useTranslator("animals");
  const { atRisk, carrier } = findings;
  if (sample === null)
    return kind === "withMe" ? <span /> : <span className="text-small text-quiet">{t("noSample")}</span>;
  return (
    <span className="flex flex-wrap gap-1">
      {(sample.state !== "ready" || atRisk + carrier === 0) && (
        <SampleBadge state={sample.state} label={t(`states.${sample.state}`)} />
      )}
      {atRisk > 0 && <StateBadge meaning="affected">{t("findings.atRisk", { count: atRisk })}</StateBadge>}
      {carrier > 0 && <StateBadge meaning="carrier">{t("findings.carrier", { count: carrier })}</StateBadge>}
    </span>
  );
}
