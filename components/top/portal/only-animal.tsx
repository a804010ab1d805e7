import { AnimalAvatar } from "@/components/animals/public/animal-avatar";
import { breedText } from "@/components/animals/public/animal-facts";
import { Link } from "@/components/links/link";
import { LinkButton } from "@/components/links/link-button";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import type { Response } from "@/lib/contract/calls";
import type { RecentAnimals } from "@/lib/contract/top/portal/portal.types";
import { formatDay } from "@/lib/domain/format";
import { formatInstantDay } from "@/lib/domain/format-instant";
import { requestCountry, translate } from "@/lib/i18n/translate";
import { paths } from "@/lib/navigation/paths";

type Newest = Response<"results.list">;
type Sample = Response<"sampleTracker.list">["results"][number];

interface OnlyAnimalProps {
  readonly animal: RecentAnimals["results"][number];
  /** Its newest report; undefined if that could not be read. */
  readonly newest: Newest | undefined;
  /** Undefined without a sample on its way. */
  readonly sample: Sample | undefined;
}

/** For an owner with one animal it is the page: its portrait, the newest result, the next step. */
export function OnlyAnimal({ animal, newest, sample }: OnlyAnimalProps) {
  const animals = translate("animals");
  const t = translate("portal");
  const { id, name } = animal;
  const [report] = newest?.results ?? [];
  return (
    <section
      aria-labelledby="only-animal"
      className={cn(cardStyles, "grid grid-cols-1 items-center gap-5 wide:grid-cols-[auto_1fr] wide:gap-8")}
    >
      <AnimalAvatar animal={animal} className="size-32 wide:size-44" />
      <div className="grid gap-3">
        <div>
          <h2 id="only-animal" className="text-title-1">
            <Link href={paths.animal(id)} className="wrap-anywhere text-ink no-underline hover:underline">
              {name}
            </Link>
          </h2>
          <p className="text-quiet">{breedText(animal, animals)}</p>
        </div>
        <p className="max-w-text text-lead">
          {report
            ? reportText(name, report)
            : sample
              ? sampleText(name, sample)
              : t("only.nothing", { name })}
        </p>
        <div className="flex flex-wrap gap-3">
          {report ? (
            <>
              <LinkButton href={paths.results(id, report.barcode)}>{t("only.read")}</LinkButton>
              <LinkButton kind="secondary" href={paths.shareAnimal(id)}>
                {t(report.atRisk > 0 ? "only.vet" : "only.share")}
              </LinkButton>
            </>
          ) : (
            <>
              <LinkButton href={sample ? paths.trackSample(sample.barcode) : paths.activate}>
                {t(sample ? "samples.track" : "only.activate")}
              </LinkButton>
              <LinkButton kind="secondary" href={paths.animal(id)}>
                {t("only.open", { name })}
              </LinkButton>
            </>
          )}
        </div>
      </div>
    </section>
  );
}

function reportText(name: string, report: Newest["results"][number]): string {
  const t = translate("portal");
  const { atRisk, carrier, clear, issuedAt } = report;
  const date = formatInstantDay(issuedAt);
  // A DNA profile says nothing about diseases.
  if (atRisk + carrier + clear === 0) return t("only.plain", { date });
  return t("only.report", { name, atRisk, carrier, date });
}

function sampleText(name: string, { promisedOn }: Sample): string {
  const t = translate("portal");
  if (promisedOn === null) return t("only.sample", { name });
  return t("only.promised", { name, date: formatDay(promisedOn, requestCountry()) });
}
