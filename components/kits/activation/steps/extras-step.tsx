import { type ReactNode, useEffect, useState } from "react";
import { useLanguage, useTranslator } from "#use-messages";
import { ActivationForm } from "./activation-form";
import { Button } from "@/components/ui/button";
import { FailedState } from "@/components/ui/failed-state";
import { Skeleton } from "@/components/ui/skeleton";
import { formatMoney } from "@/lib/domain/format";
import { toMinorUnits, toWireAmount } from "@/lib/domain/money";
import { loadBreed, loadOfferedTests } from "@/store/api/kits/activation";
import { messageOf } from "@/store/api/call-error";
import { useShopDispatch, useShopSelector } from "@/store/hooks";
import {
  type OfferedTest,
  recordChanged,
  selectActivation,
  type KitProduct,
} from "@/store/slices/activation";
import { typedBarcodes } from "@/components/kits/activation/activation-values";
import { OfferList } from "./offer-list";
import type { StepProps } from "@/components/kits/activation/activation-props";
import { productsRoutes } from "@/lib/contract/shop/products/products.routes";
import { useQueryCall } from "@/store/api/use-query-call";

/** Tests that the laboratory can do with the same sample. Optional. */
export function ExtrasStep(props: StepProps) {
  const t = useTranslator("activation");
  const { activation } = props;
  const tests = useShopSelector((shop) => selectActivation(shop).productsByBreedId);
  const { failure, retry, isLoading } = useOfferedTests(props);
  if (failure !== undefined)
    return (
      <div className="grid gap-6">
        <FailedState message={failure} retryLabel={t("retry")} onRetry={retry} />
        <Button className="justify-self-start" onClick={activation.next}>
          {t("extras.skip")}
        </Button>
      </div>
    );
  if (isLoading || tests === null) return <Skeleton label={t("loading")} lines={6} />;
  return <ExtrasForm {...props} tests={tests} />;
}

/** Loads what can be added to the kit, and what matters in the breed. */
function useOfferedTests({ activation }: StepProps) {
  const { record } = activation;
  const dispatch = useShopDispatch();
  const [failure, setFailure] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const [isLoading, setLoading] = useState(true);
  const [barcode = ""] = typedBarcodes(record);
  const breedId = record.selectedBreed?.id;
  const animalId = Number(record.pet?.["animalId"]) || undefined;
  const selectedProduct = record.selectedProduct?.id;
  const pet = activation.rules?.parsePet(record, activation);
  const species = pet?.ok ? pet.value.species : undefined;
  useEffect(() => {
    let isOver = false;
    const query = { barcode, animalId, selectedProduct, species };
    void Promise.all([
      dispatch(loadOfferedTests(query)),
      breedId !== undefined && dispatch(loadBreed(breedId)),
    ]).then(([offered]) => {
      if (isOver) return;
      setFailure(offered.ok ? undefined : messageOf(offered.error));
      setLoading(false);
    });
    return () => {
      isOver = true;
    };
  }, [dispatch, barcode, breedId, animalId, selectedProduct, species, attempt]);
  return { failure, isLoading, retry: () => setAttempt(attempt + 1) };
}

function ExtrasForm({ activation, tests }: StepProps & { readonly tests: readonly OfferedTest[] }) {
  const t = useTranslator("activation");
  const dispatch = useShopDispatch();
  const { record, product, kit } = activation;
  const breed = useShopSelector((shop) => selectActivation(shop).breed);
  const paid = kit?.extras ?? [];
  const offered = tests.filter(({ id }) => !paid.some((test) => test.id === id));
  const chosen = offered.filter(({ id }) => record.extras?.some((test) => test.id === id));
  const isForBreed = ({ id }: OfferedTest) =>
    breed?.id === record.selectedBreed?.id && breed?.products.some((test) => test.id === id) === true;

  const forBreed = offered.filter(isForBreed);

  function toggle(test: OfferedTest, isChosen: boolean) {
    const others = chosen.filter(({ id }) => id !== test.id);
    const next = isChosen ? [...others, test] : others;
    dispatch(recordChanged({ extras: next.map(({ id, name }) => ({ id, name })) }));
  }

  function submit() {
    // Without the ones that the kit includes meanwhile.
    dispatch(recordChanged({ extras: chosen.map(({ id, name }) => ({ id, name })) }));
    activation.next();
  }

  const nextLabel = chosen.length > 0 ? t("extras.add", { count: chosen.length }) : t("extras.skip");
  return (
    <ActivationForm activation={activation} form={{ submit }} nextLabel={nextLabel}>
      <p className="text-quiet">{t("extras.intro")}</p>
      {product && <IncludedTests product={product} />}
      {paid.length > 0 && <Note title={t("extras.paid")}>{paid.map(({ name }) => name).join(", ")}</Note>}
      {offered.length === 0 && <p>{t("extras.none")}</p>}
      <OfferList
        title={t("extras.forBreed", { breed: record.selectedBreed?.name ?? "" })}
        tests={forBreed}
        chosen={chosen}
        toggle={toggle}
      />
      <OfferList
        title={forBreed.length > 0 ? t("extras.others") : t("extras.list")}
        tests={offered.filter((test) => !isForBreed(test))}
        isFolded={forBreed.length > 0}
        chosen={chosen}
        toggle={toggle}
      />
      <Total chosen={chosen} />
    </ActivationForm>
  );
}

function Note({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="rounded-box bg-sand px-4 py-3">
      <p className="font-semibold">{title}</p>
      <p>{children}</p>
    </div>
  );
}

function Total({ chosen }: { readonly chosen: readonly OfferedTest[] }) {
  const t = useTranslator("activation.extras");
  const language = useLanguage();
  const [first] = chosen;
  const sum = chosen.reduce((total, { price }) => total + toMinorUnits(price.amount), 0);
  return (
    <p role="status" className="empty:hidden">
      {first && (
        <>
          <span className="font-semibold">
            {t("total", {
              count: chosen.length,
              amount: formatMoney({ amount: toWireAmount(sum), currency: first.price.currency }, language),
            })}
          </span>{" "}
          <span className="text-quiet">{t("payLater")}</span>
        </>
      )}
    </p>
  );
}

/** What the kit includes already, by name. These tests are not offered. */
function IncludedTests({ product }: { readonly product: KitProduct }) {
  const t = useTranslator("activation.extras");
  const { data } = useQueryCall(productsRoutes.get, { params: { id: product.id } });
  const tests = data?.tests ?? [];
  const count = product.testCount;
  return (
    <div className="rounded-box bg-sand px-4 py-3">
      <p className="font-semibold">{product.name}</p>
      {count > 0 && tests.length === 0 && <p>{t("includes", { count })}</p>}
      {tests.length > 0 && (
        <details>
          <summary className="disclosure">{t("includes", { count: tests.length })}</summary>
          <ul className="grid list-disc gap-1 pl-5 text-small">
            {tests.map(({ code, name }) => (
              <li key={code}>{name}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
