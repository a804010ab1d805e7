import { useEffect, useRef, useState } from "react";
import { useLanguage, useTranslator } from "#use-messages";
import { Button } from "@/components/ui/button";
import { FailedState } from "@/components/ui/failed-state";
import { Skeleton } from "@/components/ui/skeleton";
import { TextField } from "@/components/ui/text-field";
import { limits } from "@/lib/config/limits";
import { testTypes } from "@/lib/config/shop/categories";
import { animalsRoutes } from "@/lib/contract/animals/records/animals/animals.routes";
import { productsRoutes } from "@/lib/contract/shop/products/products.routes";
import { formatMoney } from "@/lib/domain/format";
import type { SpeciesName } from "@/lib/domain/species";
import type { ListedAnimal } from "@/store/api/animals/animals";
import { useQueryCall } from "@/store/api/use-query-call";

interface ChooseTestProps {
  /** Of one species. */
  readonly animals: readonly ListedAnimal[];
  readonly species: SpeciesName;
  readonly onChoose: (productId: number) => void;
}

const searchDelayMs = 400;
const noId = 0;

/** Tests for the breeds of the animals; first what the laboratory can do with a sample it has. */
export function ChooseTest({ animals, species, onChoose }: ChooseTestProps) {
  const t = useTranslator("orderTests");
  const { search, onSearch } = useDelayedSearch();
  return (
    <>
      <TextField
        type="search"
        name="search"
        label={t("search")}
        maxLength={limits.searchLength}
        autoComplete="off"
        onChange={({ currentTarget }) => onSearch(currentTarget.value)}
      />
      {search === "" && <OnStoredSamples animals={animals} onChoose={onChoose} />}
      <FoundTests query={productQuery(animals, species, search)} onChoose={onChoose} />
    </>
  );
}

/** Upgrades are the same for all animals of a species: those of the first one with a usable sample. */
function OnStoredSamples({ animals, onChoose }: Omit<ChooseTestProps, "species">) {
  const t = useTranslator("orderTests");
  const tested = animals.find(({ sample }) => sample?.state === "ready");
  const params = { id: tested?.id ?? noId, barcode: tested?.sample?.barcode ?? "" };
  const { data } = useQueryCall(
    animalsRoutes.upgradeProducts,
    { params },
    { isSkipped: tested === undefined },
  );
  const tests = data?.results ?? [];
  return <TestGroup title={t("onSample")} hint={t("onSampleHint")} tests={tests} onChoose={onChoose} />;
}

interface FoundTestsProps extends Pick<ChooseTestProps, "onChoose"> {
  readonly query: ReturnType<typeof productQuery>;
}

function FoundTests({ query, onChoose }: FoundTestsProps) {
  const t = useTranslator("orderTests");
  const { data, isError, isFetching, refetch } = useQueryCall(productsRoutes.list, { query });
  if (isError)
    return (
      <FailedState
        message={t("failed")}
        retryLabel={t("retry")}
        retrying={isFetching && t("loading")}
        onRetry={refetch}
      />
    );
  if (data === undefined) return <Skeleton label={t("loading")} lines={5} />;
  const hidden = data.count - data.results.length;
  return (
    <>
      <TestGroup
        title={t("newSample")}
        hint={t("newSampleHint")}
        tests={data.results.map(({ id, name, details }) => ({ id, name, price: details?.price }))}
        onChoose={onChoose}
      />
      <p role="status" className="text-small text-quiet empty:hidden">
        {hidden > 0 && t("more", { count: hidden })}
        {data.count === 0 && t("none")}
      </p>
    </>
  );
}

/** Animals of mixed or unknown breed can have any test of their species. */
function productQuery(animals: readonly ListedAnimal[], species: SpeciesName, search: string) {
  const breeds = [...new Set(animals.map(({ breed }) => breed?.id ?? noId))];
  return {
    species,
    search,
    isDetails: true,
    types: testTypes.join(","),
    ...(!breeds.includes(noId) && breeds.length <= limits.filterBreeds && { breeds: breeds.join(",") }),
  };
}

/** The text to search for, once the reader pauses. */
function useDelayedSearch() {
  const [search, setSearch] = useState("");
  const timer = useRef(0);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  function onSearch(text: string) {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setSearch(text.trim()), searchDelayMs);
  }
  return { search, onSearch };
}

interface TestGroupProps extends Pick<ChooseTestProps, "onChoose"> {
  readonly title: string;
  readonly hint: string;
  readonly tests: readonly {
    readonly id: number;
    readonly name: string;
    readonly price?: Parameters<typeof formatMoney>[0] | null | undefined;
  }[];
}

function TestGroup({ title, hint, tests, onChoose }: TestGroupProps) {
  const language = useLanguage();
  const t = useTranslator("orderTests");
  if (tests.length === 0) return null;
  return (
    <section aria-label={title} className="grid grid-cols-1 gap-1">
      <h3 className="text-title-3">{title}</h3>
      <p className="text-small text-quiet">{hint}</p>
      <ul className="mt-1 divide-y divide-line rounded-box border border-line">
        {tests.map(({ id, name, price }) => (
          <li key={id} className="flex items-center justify-between gap-4 py-1 pr-1 pl-4">
            <span className="min-w-0 wrap-anywhere">
              {name}
              {price && (
                <span className="ml-2 text-small whitespace-nowrap text-quiet tabular-nums">
                  {formatMoney(price, language)}
                </span>
              )}
            </span>
            <Button kind="quiet" aria-label={t("chooseNamed", { name })} onClick={() => onChoose(id)}>
              {t("choose")}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
