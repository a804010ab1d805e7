import type { ReactNode } from "react";
import { GetForm } from "@/components/links/get-form";
import { Link } from "@/components/links/link";
import { LinkButton } from "@/components/links/link-button";
import { Illustration } from "@/components/shop/public/illustration";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Table } from "@/components/ui/table";
import { TextField } from "@/components/ui/text-field";
import { mostCompared } from "@/lib/config/shop/catalogue";
import { limits } from "@/lib/config/limits";
import type { Product } from "@/lib/contract/shop/products/products.types";
import { formatMoney } from "@/lib/domain/format";
import { pictures } from "@/lib/domain/shop/pictures";
import { requestLanguage, translate } from "@/lib/i18n/translate";
import { paths } from "@/lib/navigation/paths";
import { productTypes } from "@/lib/config/shop/product-types";
import { keepDash } from "@/lib/domain/shop/keep-dash";
import { hasTestsOfBreed } from "@/lib/domain/shop/tests-of-breed";
import { resultTime, sampleText } from "./product-hero";

interface ComparisonViewProps {
  readonly products: readonly Product[];
  /** What somebody wanted to add and no product is called; else empty. */
  readonly notFound: string;
}

export function ComparisonView({ products, notFound }: ComparisonViewProps) {
  const t = translate("products.comparison");
  return (
    <div className="grid grid-cols-1 gap-6">
      <div>
        <h1>{t("title")}</h1>
        <p className="mt-2 max-w-text text-lead text-quiet">{t("intro", { count: mostCompared })}</p>
      </div>
      <AddForm products={products} notFound={notFound} />
      {products.length === 0 ? (
        <EmptyState title={t("empty")} hint={t("emptyHint")}>
          <LinkButton href={paths.store}>{t("store")}</LinkButton>
        </EmptyState>
      ) : (
        <Comparison products={products} />
      )}
    </div>
  );
}

function AddForm({ products, notFound }: ComparisonViewProps) {
  const t = translate("products.comparison");
  const isFull = products.length >= mostCompared;
  return (
    <GetForm
      action={paths.compare([])}
      role="search"
      aria-label={t("add")}
      className="grid max-w-text items-end gap-3 wide:grid-cols-[1fr_auto]"
    >
      <input type="hidden" name="products" value={products.map(({ id }) => id).join(",")} />
      <TextField
        type="search"
        name="add"
        required
        disabled={isFull}
        maxLength={limits.searchLength}
        defaultValue={notFound}
        label={t("add")}
        hint={isFull ? t("full", { count: mostCompared }) : undefined}
        error={notFound === "" ? undefined : t("notFound", { text: notFound })}
      />
      <Button type="submit" kind="secondary" disabled={isFull}>
        {t("addButton")}
      </Button>
    </GetForm>
  );
}

function Comparison({ products }: Pick<ComparisonViewProps, "products">) {
  const t = translate("products.comparison");
  const rowOf = (key: string, label: string, cell: (product: Product) => ReactNode) => ({
    key,
    cells: {
      label: (
        <span className="block w-25 text-small wrap-break-word hyphens-auto wide:w-auto wide:text-base">
          {label}
        </span>
      ),
      ...Object.fromEntries(products.map((product) => [product.id, cell(product)])),
    },
  });
  const ids = products.map(({ id }) => id);
  return (
    <Table
      caption={t("caption")}
      isFixedFirst
      isNarrow
      columns={[
        { key: "label", label: <span className="sr-only">{t("feature")}</span> },
        ...products.map((product) => ({
          key: String(product.id),
          label: <Head product={product} others={ids.filter((id) => id !== product.id)} />,
        })),
      ]}
      rows={[...listFacts(rowOf), ...listTests(products, rowOf)]}
    />
  );
}

function Head({ product, others }: { readonly product: Product; readonly others: readonly number[] }) {
  const t = translate("products.comparison");
  return (
    // On a phone so wide that the next column is cut: it shows that the table can be scrolled.
    <span className="grid min-w-36 justify-items-start gap-1 text-base font-normal wide:min-w-28">
      <Illustration src={pictures.product(product)} kind="product" className="w-full max-w-40 rounded-box" />
      <Link href={paths.product(product)} className="font-semibold wrap-break-word hyphens-auto">
        {keepDash(product.name)}
      </Link>
      <Link href={paths.compare(others)} className="py-1 text-small">
        {t("remove")} <span className="sr-only">{product.name}</span>
      </Link>
    </span>
  );
}

type RowOf = (
  key: string,
  label: string,
  cell: (product: Product) => ReactNode,
) => { readonly key: string; readonly cells: Readonly<Record<string, ReactNode>> };

function listFacts(rowOf: RowOf) {
  const t = translate("products.comparison");
  const texts = translate("products");
  const count = ({ tests }: Product, kind: string) => tests.filter((test) => test.kind === kind).length;
  return [
    rowOf("breeds", t("findsBreeds"), ({ typeId }) =>
      typeId === productTypes.mixBreed ? t("included") : t("notIncluded"),
    ),
    rowOf("price", t("price"), ({ price }) => <b>{formatMoney(price, requestLanguage())}</b>),
    rowOf("for", t("for"), ({ species, isForAllBreeds, breeds }) =>
      isForAllBreeds || breeds.length === 0
        ? t("anyBreed", { species: species ?? "any" })
        : t("someBreeds", { species: species ?? "any", count: breeds.length, breed: breeds[0]?.name ?? "" }),
    ),
    rowOf("diseases", t("diseases"), (product) =>
      hasTestsOfBreed(product) ? t("breedTests") : count(product, "disease") || t("none"),
    ),
    rowOf("traits", t("traits"), (product) => count(product, "trait") || t("none")),
    rowOf("time", t("time"), (product) => resultTime(product, texts) ?? t("none")),
    rowOf("sample", t("sample"), (product) => sampleText(product, texts) ?? t("none")),
    rowOf("pack", t("pack"), ({ packSize }) => t("kits", { count: packSize })),
  ];
}

/** A row for each test that not all of them have; more than a table can show are left to the products' own pages. */
function listTests(products: readonly Product[], rowOf: RowOf) {
  const t = translate("products.comparison");
  const names = new Map(
    products.flatMap(({ tests }) => tests.map(({ code, name }) => [code, name] as const)),
  );
  const kinds = new Map(
    products.flatMap(({ tests }) => tests.map(({ code, kind }) => [code, kind] as const)),
  );
  const has = ({ tests }: Product, code: string) => tests.some((test) => test.code === code);
  const differing = [...names].filter(([code]) => !products.every((product) => has(product, code)));
  if (products.length < 2 || differing.length === 0 || differing.length > mostTestRows) return [];
  return differing
    .toSorted(([, a], [, b]) => a.localeCompare(b))
    .map(([code, name]) =>
      rowOf(code, name, (product) => {
        if (has(product, code)) return t("included");
        return hasTestsOfBreed(product) && kinds.get(code) === "disease" ? t("breedTests") : t("notIncluded");
      }),
    );
}

const mostTestRows = 60;
