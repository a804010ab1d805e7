import { requestCountry, translate } from "@/lib/i18n/translate";
import { DescriptionList } from "@/components/ui/description-list";
import { Card } from "@/components/ui/card";
import type { SharedAnimal } from "@/lib/contract/animals/sharing/animal-sharing/animal-sharing.types";
import { formatDay } from "@/lib/domain/format";
import { paths } from "@/lib/navigation/paths";

interface SharedAnimalViewProps {
  readonly animal: SharedAnimal;
}

/** The public page of a share link. */
export function SharedAnimalView({ animal }: SharedAnimalViewProps) {
  const t = translate("animalSharing");
  const { name, photoId, endsOn, reports } = animal;
  return (
    <div className="mx-auto grid w-full max-w-text grid-cols-1 gap-6 px-4 py-8">
      <h1 className="wrap-anywhere">{name}</h1>
      <p className="text-quiet">
        {t("shared.intro")}{" "}
        {endsOn !== null && t("shared.until", { date: formatDay(endsOn, requestCountry()) })}
      </p>
      {photoId !== null && (
        // The photo is re-encoded at a fixed size and served by us; the image optimiser would cache it.
        <img
          src={paths.animalPhoto(photoId)}
          alt={t("shared.photo", { name })}
          className="max-h-80 w-full rounded-box object-cover"
        />
      )}
      <Card>
        <AnimalFacts animal={animal} />
      </Card>
      {reports !== null && <Reports reports={reports} />}
    </div>
  );
}

function AnimalFacts({ animal }: SharedAnimalViewProps) {
  const t = translate("animalSharing");
  const { species, breed, sex, bornOn, registrationName } = animal;
  const facts = [
    [t("shared.breed"), `${t("shared.species", { species })}, ${breed ?? t("shared.unknownBreed")}`],
    [t("shared.sex"), t("shared.sexes", { sex })],
    [t("shared.bornOn"), bornOn && formatDay(bornOn, requestCountry())],
    [t("shared.registeredAs"), registrationName],
  ] as const;
  return <DescriptionList rows={facts} className="grid gap-3 wide:grid-cols-2" />;
}

interface ReportsProps {
  readonly reports: NonNullable<SharedAnimal["reports"]>;
}

function Reports({ reports }: ReportsProps) {
  const t = translate("animalSharing");
  return (
    <section aria-labelledby="results" className="grid gap-4">
      <h2 id="results">{t("shared.results")}</h2>
      {reports.length === 0 ? <p>{t("shared.noResults")}</p> : <p>{t("shared.hint")}</p>}
      {reports.map(({ product, issuedAt, tests }) => (
        <Card key={`${product} ${issuedAt}`} className="grid gap-3">
          <h3 className="text-title-3">{product}</h3>
          <p className="text-small text-quiet">
            {t("shared.issued", { date: formatDay(issuedAt, requestCountry()) })} ·{" "}
            {t("shared.count", { count: tests.length })}
          </p>
          <dl className="grid gap-2">
            {tests.map(({ name, outcome }) => (
              <div key={name} className="flex flex-wrap justify-between gap-x-4 border-t border-line pt-2">
                <dt className="min-w-0 wrap-anywhere">{name}</dt>
                <dd className="font-medium">{t(`shared.outcomes.${outcome}`)}</dd>
              </div>
            ))}
          </dl>
        </Card>
      ))}
    </section>
  );
}
