import { Link } from "@/components/links/link";
import { translate } from "@/lib/i18n/translate";
import { EmptyState } from "@/components/ui/empty-state";
import { FilterForm } from "@/components/links/filter-form";
import { Select } from "@/components/ui/select";
import { minRatedAnimals } from "@/lib/config/breeding/relatives";
import type { CarrierRates } from "@/lib/contract/breeding/breeding-community/breeding-community.types";
import { paths } from "@/lib/navigation/paths";
import { RateTable } from "./rate-table";

interface CarrierRatesViewProps {
  readonly rates: CarrierRates;
  readonly country: string;
  /** Can let own animals count. */
  readonly isOwner: boolean;
}

/** The choice of a breed, and its rates. */
export function CarrierRatesView({ rates, country, isOwner }: CarrierRatesViewProps) {
  const t = translate("breedingCommunity");
  const { breeds, breed } = rates;
  return (
    <>
      {breeds.length > 0 && (
        <FilterForm
          action={paths.carrierRates}
          label={t("rates.filter")}
          submitLabel={t("rates.show")}
          columns="wide:grid-cols-[1fr_auto]"
        >
          <Select
            name="breed"
            label={t("rates.breed")}
            placeholder={t("rates.choose")}
            defaultValue={breed === null ? "" : String(breed.id)}
            options={withRequested(breeds, breed).map(({ id, name }) => ({ value: String(id), label: name }))}
          />
        </FilterForm>
      )}
      {breed !== null && <BreedRates rates={rates} country={country} name={breed.name} />}
      {breed === null && breeds.length === 0 && (
        <EmptyState title={t("rates.none")} hint={t("rates.noneHint", { count: minRatedAnimals })} />
      )}
      {breed === null && breeds.length > 0 && <p>{t("rates.start")}</p>}
      {isOwner && (
        <p>
          <Link href={paths.relatives}>{t("rates.takePart")}</Link>
        </p>
      )}
    </>
  );
}

/** A breed without rates can be requested from its page. */
function withRequested(breeds: CarrierRates["breeds"], breed: CarrierRates["breed"]) {
  return breed === null || breeds.some(({ id }) => id === breed.id) ? breeds : [breed, ...breeds];
}

interface BreedRatesProps extends Pick<CarrierRatesViewProps, "rates" | "country"> {
  readonly name: string;
}

function BreedRates({ rates, name, country }: BreedRatesProps) {
  const t = translate("breedingCommunity");
  const published = rates.conditions.filter((condition) => condition.rates !== null);
  const hidden = rates.conditions.filter((condition) => condition.rates === null);
  if (published.length === 0)
    return <EmptyState title={name} hint={t("rates.fewAll", { count: minRatedAnimals })} />;
  return (
    <>
      <RateTable country={country} breed={name} conditions={published} />
      {hidden.length > 0 && (
        <section aria-labelledby="few" className="grid max-w-text gap-2">
          <h2 id="few" className="text-title-3">
            {t("rates.few", { count: minRatedAnimals })}
          </h2>
          <p className="text-quiet">{t("rates.fewHint")}</p>
          <ul className="list-disc pl-5">
            {hidden.map(({ code, name: condition }) => (
              <li key={code}>
                <Link href={paths.factSheet(code)}>{condition}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
