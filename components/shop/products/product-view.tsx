import type { ReactNode } from "react";
import { productTypes } from "@/lib/config/shop/product-types";
import type { Store } from "@/lib/config/markets/markets";
import type { Product } from "@/lib/contract/shop/products/products.types";
import { isSampled, productKind, type ProductKind } from "@/lib/domain/shop/product-kind";
import { paths } from "@/lib/navigation/paths";
import { pictures } from "@/lib/domain/shop/pictures";
import { RecentlyViewed } from "@/components/shop/public/recently-viewed";
import type { RecentProduct } from "@/store/persistence/recent-products";
import { InheritanceDiagram } from "./inheritance-diagram";
import { ProductAudience } from "./product-audience";
import { ProductBundles } from "./product-bundles";
import { ProductHero } from "./product-hero";
import { ProductSteps } from "./product-steps";
import { ProductTests } from "./product-tests";
import { translate, requestLanguage } from "@/lib/i18n/translate";
import { SampleReportLink } from "./sample-report-link";
import { Link } from "@/components/links/link";
import { mostCompared } from "@/lib/config/shop/catalogue";
import { formatMoney } from "@/lib/domain/format";
import { Illustration } from "@/components/shop/public/illustration";
import { Question } from "@/components/shop/content/question";

interface ProductViewProps {
  /** Whose prices are shown. */
  readonly store: Store;
  readonly product: Product;
  /** Order form, the only part that needs JavaScript. */
  readonly buy?: ReactNode;
  /** Which DNA profiles can be compared. */
  readonly parentage?: ReactNode;
  readonly share?: ReactNode;
}

/** From the purchase to the details, in the order in which buyers decide ([decision 110]). */
export function ProductView({ store, product, buy, parentage, share }: ProductViewProps) {
  const [only, ...others] = product.tests;
  return (
    <article>
      <ProductHero store={store} product={product} buy={buy} share={share} />
      <div className="mt-14 grid gap-x-12 gap-y-14 empty:hidden desk:grid-cols-2">
        <ProductBox product={product} />
        {hasReport(product) && <ProductSampleReport />}
      </div>
      <ProductSteps product={product} />
      {parentage}
      <ProductTests product={product} />
      {only?.kind === "disease" && others.length === 0 && (
        <InheritanceDiagram inheritance={only.inheritance} />
      )}
      <ProductAudience product={product} />
      <div className="mt-14 grid gap-x-12 gap-y-14 desk:grid-cols-2">
        <ProductQuestions product={product} />
        <ProductDelivery product={product} />
      </div>
      <ProductBundles bundles={product.bundles} />
      <ProductRelated product={product} />
      <RecentlyViewed current={recentOf(product)} />
    </article>
  );
}

const recentOf = (product: Product): RecentProduct => ({
  id: product.id,
  name: product.name,
  language: product.language,
  path: paths.product(product),
  picture: pictures.product(product),
});

const testTypes: readonly number[] = [productTypes.trait, productTypes.disease, productTypes.lifePlan];

/** The sample shows a report of DNA tests: other products lead to other documents. */
function hasReport({ fulfilment, tests, typeId }: Product): boolean {
  const kind = productKind(fulfilment);
  return (
    tests.length > 0 || (fulfilment.deliverable === "report" && isSampled(kind) && testTypes.includes(typeId))
  );
}

/** What the buyer gets, to open before ordering. */
function ProductSampleReport() {
  const t = translate("products");
  return (
    <section aria-labelledby="report">
      <h2 id="report">{t("report.title")}</h2>
      <p className="mt-2 mb-4 max-w-text">{t("report.text")}</p>
      <SampleReportLink className="max-w-80" />
    </section>
  );
}

/** Links without pictures or script: the page has a size limit. */
function ProductRelated({ product: { id, related } }: { readonly product: Pick<Product, "id" | "related"> }) {
  const t = translate("products");
  if (related.length === 0) return null;
  return (
    <section aria-labelledby="related" className="mt-14 max-w-text">
      <h2 id="related">{t("related")}</h2>
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {related.map((other) => (
          <li key={other.id} className="flex justify-between gap-4 py-3">
            <Link href={paths.product(other)}>{other.name}</Link>
            <span className="tabular-nums">{formatMoney(other.price, requestLanguage())}</span>
          </li>
        ))}
      </ul>
      <p className="mt-3">
        <Link href={paths.compare([id, ...related.map((other) => other.id)].slice(0, mostCompared))}>
          {t("compareRelated")}
        </Link>
      </p>
    </section>
  );
}

function ProductDelivery({ product }: { readonly product: Product }) {
  const t = translate("products");
  const { delivery, fulfilment } = product;
  const kind = productKind(fulfilment);
  // Another backend may not know what delivery costs before there is a cart.
  const isPosted = delivery !== null || isSampled(kind) || kind === "goods";
  return (
    <section aria-labelledby="delivery">
      <h2 id="delivery">{t("delivery.title")}</h2>
      <ul className="mt-4 list-disc space-y-2 pl-5 marker:text-brand">
        {delivery && (
          <li>
            {t("delivery.time", {
              price: formatMoney(delivery.price, requestLanguage()),
              min: delivery.minDays,
              max: delivery.maxDays,
            })}
          </li>
        )}
        {!isPosted && <li>{t("delivery.none")}</li>}
        {isSampled(kind) && <li>{t("delivery.cancel")}</li>}
        {isPosted && <li>{t("delivery.return")}</li>}
      </ul>
      <p className="mt-4">
        <Link href={paths.pages.terms}>{t("delivery.terms")}</Link>
      </p>
    </section>
  );
}

/** What a kit contains, from the fulfilment of the product. Goods are described by their own text. */
function ProductBox({ product: { fulfilment } }: { readonly product: Product }) {
  const t = translate("products");
  const { kits, sample, isTestIncluded } = fulfilment;
  const kind = productKind(fulfilment);
  if (!isSampled(kind)) return null;
  const contents = [sample === "blood" ? "bloodCard" : "swabs", "barcode", "guide", "pouch"] as const;
  return (
    <section aria-labelledby="box">
      <h2 id="box">{t("box.title")}</h2>
      <div className="mt-4 flex items-center gap-5 wide:gap-8">
        <Illustration
          src={pictures.bought("tubes")}
          kind="kit"
          isLazy
          className="h-auto w-24 shrink-0 wide:w-40"
        />
        <div>
          {kits > 1 && <p className="mb-2 font-semibold">{t("box.kits", { count: kits })}</p>}
          <ul className="list-disc space-y-1.5 pl-5 marker:text-brand">
            {contents.map((item) => (
              <li key={item}>{t(`box.${item}`)}</li>
            ))}
          </ul>
        </div>
      </div>
      {!isTestIncluded && kind === "tubes" && <p className="mt-3 text-quiet">{t("box.noTest")}</p>}
    </section>
  );
}

const questionsOfKind = {
  kit: ["swab", "fail", "age", "clear"],
  pack: ["pack", "swab", "fail"],
  tubes: ["swab", "fail"],
  stored: ["stored", "fail", "clear"],
  goods: [],
  "collar-tag": ["note"],
  portrait: ["note"],
  certificate: ["note"],
  membership: ["end"],
  "health-watch": ["end"],
} as const satisfies Readonly<Record<ProductKind, readonly string[]>>;

type QuestionName = (typeof questionsOfKind)[ProductKind][number] | "blood" | "account";

/** Blood is taken by a vet: nothing is swabbed. */
const ofBlood = (questions: readonly QuestionName[]): readonly QuestionName[] =>
  questions.filter((name) => name !== "age").map((name) => (name === "swab" ? "blood" : name));

function ProductQuestions({ product }: { readonly product: Product }) {
  const t = translate("products");
  const { fulfilment } = product;
  const ofKind: readonly QuestionName[] = questionsOfKind[productKind(fulfilment)];
  const questions: readonly QuestionName[] = [
    ...(fulfilment.sample === "blood" ? ofBlood(ofKind) : ofKind),
    "account",
  ];
  return (
    <section aria-labelledby="questions">
      <h2 id="questions">{t("questions.title")}</h2>
      <div className="mt-4">
        {questions.map((question) => (
          <Question key={question} ask={t(`questions.${question}Q`)}>
            {t(`questions.${question}A`)}{" "}
            {question === "swab" && <Link href={paths.pages.takeSample}>{t("questions.swabLink")}</Link>}
          </Question>
        ))}
      </div>
    </section>
  );
}
