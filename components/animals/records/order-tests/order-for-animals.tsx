import { useEffect, useRef, useState } from "react";
import { useLanguage, useTranslator } from "#use-messages";
import { FormFailure } from "@/components/form/form-failure";
import { useBusy } from "@/components/form/use-busy";
import { LinkButton } from "@/components/links/link-button";
import { Button } from "@/components/ui/button";
import { FailedState } from "@/components/ui/failed-state";
import { Skeleton } from "@/components/ui/skeleton";
import { StateBadge } from "@/components/ui/state-badge";
import type { MyProduct } from "@/lib/contract/animals/records/my-products/my-products.types";
import { myProductsRoutes } from "@/lib/contract/animals/records/my-products/my-products.routes";
import { formatList, formatMoney } from "@/lib/domain/format";
import { toMinorUnits, toWireAmount } from "@/lib/domain/money";
import { fixedPaths } from "@/lib/navigation/fixed-paths";
import type { ListedAnimal } from "@/store/api/animals/animals";
import { addForAnimals, type OrderedTests } from "@/store/api/orders/add-for-animals";
import { useQueryCall } from "@/store/api/use-query-call";
import { useShopDispatch } from "@/store/hooks";

interface OrderForAnimalsProps {
  readonly productId: number;
  readonly animals: readonly ListedAnimal[];
  readonly onBack: () => void;
}

/** The chosen test for each animal that can have it, with the reason for the others. */
export function OrderForAnimals({ productId, ...rest }: OrderForAnimalsProps) {
  const t = useTranslator("orderTests");
  // Read once: the outcome says what is in the cart afterwards.
  const { data, isError, isFetching, refetch } = useQueryCall(myProductsRoutes.get, {
    params: { id: productId },
  });
  const [product, setProduct] = useState<MyProduct>();
  if (product === undefined && data !== undefined) setProduct(data);
  if (product) return <Order product={product} {...rest} />;
  if (!isError) return <Skeleton label={t("loading")} lines={5} />;
  return (
    <FailedState
      message={t("failed")}
      retryLabel={t("retry")}
      retrying={isFetching && t("loading")}
      onRetry={refetch}
    />
  );
}

interface OrderProps extends Omit<OrderForAnimalsProps, "productId"> {
  readonly product: MyProduct;
}

function Order({ product, animals, onBack }: OrderProps) {
  const t = useTranslator("orderTests");
  const dispatch = useShopDispatch();
  const { isBusy, run } = useBusy();
  const [outcome, setOutcome] = useState<OrderedTests>();
  const { name, price, mine } = product;
  const rows = animals.map((animal) => ({
    id: animal.id,
    name: animal.name,
    state: orderState(mine, animal.id),
  }));
  const ready = rows.filter(({ state }) => state === "kit" || state === "sample");
  const count = ready.length;

  async function add() {
    const order = {
      productId: product.id,
      price: { priceSeen: price.amount, currencySeen: price.currency.code },
      upgradeKind: mine.upgradeKind,
      animalIds: ready.map(({ id }) => id),
    };
    setOutcome(await run(() => dispatch(addForAnimals(order))));
  }

  if (outcome && outcome.added.length > 0)
    return (
      <Added
        name={name}
        animals={rows.filter(({ id }) => outcome.added.includes(id)).map((row) => row.name)}
        failure={outcome.failure}
        onBack={onBack}
      />
    );
  return (
    <>
      <FocusedTitle>{name}</FocusedTitle>
      <ul className="divide-y divide-line rounded-box border border-line">
        {rows.map((row) => (
          <li key={row.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2">
            <span className="min-w-0 font-medium wrap-anywhere">{row.name}</span>
            <StateBadge meaning={meanings[row.state]}>{t(`states.${row.state}`)}</StateBadge>
          </li>
        ))}
      </ul>
      <Total price={price} count={count} />
      <FormFailure message={outcome?.failure} />
      <div className="flex flex-wrap gap-3">
        {count > 0 && (
          <Button pending={isBusy && t("adding")} onClick={() => void add()}>
            {t("add", { count })}
          </Button>
        )}
        <Button kind="quiet" onClick={onBack}>
          {t("another")}
        </Button>
      </div>
    </>
  );
}

function Total({ price, count }: Pick<MyProduct, "price"> & { readonly count: number }) {
  const language = useLanguage();
  const t = useTranslator("orderTests");
  if (count === 0) return null;
  const total = { ...price, amount: toWireAmount(toMinorUnits(price.amount) * count) };
  return (
    <p className="tabular-nums">
      {t("total", { count, price: formatMoney(price, language), total: formatMoney(total, language) })}
    </p>
  );
}

interface AddedProps extends Pick<OrderProps, "onBack"> {
  /** Name of the product. */
  readonly name: string;
  readonly animals: readonly string[];
  readonly failure: string | undefined;
}

function Added({ name, animals, failure, onBack }: AddedProps) {
  const language = useLanguage();
  const t = useTranslator("orderTests");
  return (
    <>
      <FocusedTitle>{t("added", { count: animals.length })}</FocusedTitle>
      <p>{t("addedFor", { name, animals: formatList(animals, language) })}</p>
      <FormFailure message={failure} />
      <div className="flex flex-wrap gap-3">
        <LinkButton href={fixedPaths.checkout}>{t("toCart")}</LinkButton>
        <Button kind="secondary" onClick={onBack}>
          {t("another")}
        </Button>
      </div>
    </>
  );
}

/** The button that had the focus has left with the step before. */
function FocusedTitle({ children }: { readonly children: string }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <h3 ref={title} tabIndex={-1} className="text-title-3 wrap-anywhere outline-none">
      {children}
    </h3>
  );
}

const meanings = {
  sample: "clear",
  kit: "clear",
  reported: "unknown",
  inCart: "unknown",
  otherBreed: "carrier",
  unavailable: "carrier",
} as const satisfies Readonly<Record<AnimalState, string>>;

/** What ordering a product for an animal means: on the stored sample, with a kit, or why it cannot be ordered. */
type AnimalState = "sample" | "kit" | "reported" | "inCart" | "otherBreed" | "unavailable";

function orderState({ animals, upgradeKind }: MyProduct["mine"], id: number): AnimalState {
  const animal = animals.find((own) => own.id === id);
  if (animal === undefined) return "unavailable";
  if (animal.isReported) return "reported";
  if (animal.isInCart) return "inCart";
  if (animal.isRelevant === false) return "otherBreed";
  return upgradeKind === "none" || animal.needsKit ? "kit" : "sample";
}
