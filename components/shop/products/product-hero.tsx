import type { ReactNode } from "react";
import { requestLanguage, translate } from "@/lib/i18n/translate";
import { Illustration } from "@/components/shop/public/illustration";
import { Link } from "@/components/links/link";
import type { Language } from "@/lib/config/languages";
import { dutiesOf } from "@/lib/config/markets/duties";
import type { Store } from "@/lib/config/markets/markets";
import type { Product } from "@/lib/contract/shop/products/products.types";
import { formatMoney } from "@/lib/domain/format";
import { pictures } from "@/lib/domain/shop/pictures";
import { isSampled, productKind } from "@/lib/domain/shop/product-kind";
import { langAttribute } from "@/lib/i18n/lang-attribute";
import type { Translator } from "@/lib/i18n/translator";
import { paths } from "@/lib/navigation/paths";
import { Saving } from "./product-bundles";

interface ProductHeroProps {
  readonly store: Store;
  readonly product: Product;
  readonly buy?: ReactNode;
  readonly share?: ReactNode;
}

/** The first screen: what it is, what it answers, what it costs, when it comes. On a phone the picture is small. */
export function ProductHero({ store, product, buy, share }: ProductHeroProps) {
  const language = requestLanguage();
  const t = translate("products");
  const lang = langAttribute(product.language, language);
  const kind = productKind(product.fulfilment);
  return (
    <div className="grid grid-cols-[5.5rem_1fr] items-start gap-x-4 wide:grid-cols-[9rem_1fr] wide:gap-x-6 desk:grid-cols-2 desk:gap-x-12">
      <Illustration
        src={pictures.bought(kind)}
        kind="kit"
        className="h-auto w-full self-start rounded-box desk:row-span-2 desk:bg-sand desk:px-12 desk:py-10"
      />
      <div>
        <h1 lang={lang} className="text-title-2 wide:text-title-1">
          {product.name}
        </h1>
        <p className="mt-2 text-title-2 font-semibold tabular-nums">
          <span className="sr-only">{t("price")}: </span>
          <strong className="font-semibold">{formatMoney(product.price, language)}</strong>
        </p>
        {dutiesOf(store).priceNote && <PriceNote product={product} store={store} />}
      </div>
      <div className="col-span-2 desk:col-span-1 desk:col-start-2">
        <p lang={lang} className="mt-3 text-quiet desk:mt-4 desk:text-lead">
          {product.summary}
        </p>
        {product.packSize === 1 && <Saving singly={product.singly} />}
        {buy}
        {kind === "collar-tag" && <p className="mt-4">{t("engraving")}</p>}
        <ul aria-label={t("promises")} className="promises mt-4">
          {listPromises(product, language, t).map((promise) => (
            <li key={promise}>{promise}</li>
          ))}
        </ul>
        {share}
        <ProductSizes product={product} />
      </div>
    </div>
  );
}

/** With a link to what delivery costs, as the law of the store's countries asks. */
function PriceNote({ product, store }: Pick<ProductHeroProps, "product" | "store">) {
  const t = translate("products.priceNote");
  return (
    <p className="text-small text-quiet">
      {product.delivery ? <Link href={paths.shippingTo(store)}>{t("taxAndDelivery")}</Link> : t("tax")}
    </p>
  );
}

function listPromises(product: Product, language: Language, t: Translator<"products">): readonly string[] {
  const { delivery } = product;
  const days = delivery && {
    min: delivery.minDays,
    max: delivery.maxDays,
    price: formatMoney(delivery.price, language),
  };
  return [days && t("deliveryPromise", days), resultTime(product, t), sampleText(product, t)].filter(
    (text) => text !== null,
  );
}

const samples = ["swab", "blood"] as const;

/** What is sampled, where something is. */
export function sampleText(
  { fulfilment }: Pick<Product, "fulfilment">,
  t: Translator<"products">,
): string | null {
  const kind = productKind(fulfilment);
  if (kind === "stored") return t("samples.stored");
  const sample = samples.find((known) => known === fulfilment.sample);
  return isSampled(kind) && sample ? t(`samples.${sample}`) : null;
}

/** When the result, or what is made for the buyer, is ready. */
export function resultTime(
  { turnaroundDays, fulfilment }: Product,
  t: Translator<"products">,
): string | null {
  if (turnaroundDays === null) return null;
  const { min, max } = turnaroundDays;
  const kind = productKind(fulfilment);
  if (kind === "stored") return t("storedDays", { min, max });
  if (!isSampled(kind)) return t("madeDays", { max });
  return min === max ? t("turnaroundOneDay", { min }) : t("turnaroundDays", { min, max });
}

/** The sizes of a product, each with its price per kit. Every size has its own page ([decision 110]). */
function ProductSizes({ product }: { readonly product: Product }) {
  const language = requestLanguage();
  const t = translate("products");
  const { id, sizes, packSize, isForAllBreeds } = product;
  if (sizes.length === 0) return null;
  return (
    <nav aria-labelledby="sizes" className="mt-8">
      <h2 id="sizes" className="text-title-3">
        {t(packSize > 1 ? "sizes.titlePack" : "sizes.title")}
      </h2>
      {!isForAllBreeds && sizes.some((size) => size.isForAllBreeds) && (
        <p className="mt-1 text-small text-quiet">{t("sizes.anyBreed")}</p>
      )}
      <ul className="size-list mt-3">
        {sizes.map((size) => (
          <li key={size.id}>
            <Link href={paths.product(size)} aria-current={size.id === id ? "page" : undefined}>
              {t("sizes.count", { count: size.packSize })}
            </Link>
            <span>{t("sizes.each", { price: formatMoney(size.each, language) })}</span>
            {size.saved && <b>{t("sizes.save", { saved: formatMoney(size.saved, language) })}</b>}
          </li>
        ))}
      </ul>
    </nav>
  );
}
