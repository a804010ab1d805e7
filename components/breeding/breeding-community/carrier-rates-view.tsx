import { Link } from "@/components/links/link";
import { requestCountry, requestLanguage, translate } from "@/lib/i18n/translate";
import { EmptyState } from "@/components/ui/empty-state";
import { FilterForm } from "@/components/links/filter-form";
import { Select } from "@/components/ui/select";
import { minRatedAnimals } from "@/lib/config/breeding/relatives";
import type {
  CarrierRates,
  CarrierCondition,
} from "@/lib/contract/breeding/breeding-community/breeding-community.types";
import { paths } from "@/lib/navigation/paths";
import { MeaningSymbol } from "@/components/ui/meaning-symbol";
import { ShareBar } from "@/components/ui/share-bar";
import { Table } from "@/components/ui/table";
import { formatDay, formatPercent } from "@/lib/domain/format";

interface CarrierRatesViewProps {
  readonly rates: CarrierRates;
  /** Can let own animals count. */
  readonly isOwner: boolean;
}

/** The choice of a breed, and its rates. */
export function CarrierRatesView({ rates, isOwner }: CarrierRatesViewProps) {
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
      {breed !== null && <BreedRates rates={rates} name={breed.name} />}
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

interface BreedRatesProps extends Pick<CarrierRatesViewProps, "rates"> {
  readonly name: string;
}

function BreedRates({ rates, name }: BreedRatesProps) {
  const t = translate("breedingCommunity");
  const published = rates.conditions.filter((condition) => condition.rates !== null);
  const hidden = rates.conditions.filter((condition) => condition.rates === null);
  if (published.length === 0)
    return <EmptyState title={name} hint={t("rates.fewAll", { count: minRatedAnimals })} />;
  return (
    <>
      <RateTable breed={name} conditions={published} />
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

const barStyles = { clear: "bg-clear", carrier: "bg-carrier", affected: "bg-affected" } as const;
const kinds = ["clear", "carrier", "affected"] as const;

interface RateTableProps {
  readonly breed: string;
  /** With rates. */
  readonly conditions: readonly CarrierCondition[];
}

/** Shares told by a shape, a figure and a bar. */
function RateTable({ breed, conditions }: RateTableProps) {
  const t = translate("breedingCommunity");
  const rates = conditions.flatMap((condition) => condition.rates ?? []);
  const newest = rates
    .map(({ computedOn }) => computedOn)
    .toSorted()
    .at(-1);
  return (
    <div className="grid grid-cols-1 gap-3">
      <Table
        caption={t("rates.caption", { breed })}
        columns={[
          { key: "condition", label: t("rates.condition") },
          ...kinds.map((kind) => ({ key: kind, label: t(`rates.${kind}`) })),
          { key: "animals", label: t("rates.animals"), isNumber: true },
        ]}
        rows={conditions.flatMap(({ code, name, rates: found }) =>
          found === null
            ? []
            : [
                {
                  key: code,
                  cells: {
                    condition: <Link href={paths.factSheet(code)}>{name}</Link>,
                    ...Object.fromEntries(
                      kinds.map((kind) => [kind, <Share key={kind} kind={kind} percent={found[kind]} />]),
                    ),
                    animals: found.animals,
                  },
                },
              ],
        )}
      />
      <div className="grid max-w-text gap-1 text-small text-quiet">
        {newest && <p>{t("rates.date", { date: formatDay(newest, requestCountry()) })}</p>}
        <p>{t("rates.sample")}</p>
        {rates.some(({ isDemo }) => isDemo) && <p>{t("rates.demo")}</p>}
      </div>
    </div>
  );
}

function Share({ kind, percent }: { readonly kind: (typeof kinds)[number]; readonly percent: number }) {
  return (
    <div className="grid min-w-20 gap-1">
      <span className="tabular-nums">
        <MeaningSymbol meaning={kind} /> {formatPercent(percent, requestLanguage())}
      </span>
      <ShareBar percent={percent} className={barStyles[kind]} />
    </div>
  );
}
