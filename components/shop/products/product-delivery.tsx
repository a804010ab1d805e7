import type { Language } from "@/lib/config/languages";
import type { Product } from "@/lib/contract/shop/products/products.types";
import { formatMoney } from "@/lib/domain/format";
import { isSampled, productKind } from "@/lib/domain/product-kind";
import { paths } from "@/lib/navigation/paths";
import type { Translator } from "@/lib/i18n/translator";

interface ProductDeliveryProps {
  readonly product: Product;
  readonly language: Language;
  readonly t: Translator<"products">;
}

export function ProductDelivery({ product, language, t }: ProductDeliveryProps) {
  const { delivery, fulfilment } = product;
  return (
    <section aria-labelledby="delivery">
      <h2 id="delivery">{t("delivery.title")}</h2>
      <ul className="mt-4 list-disc space-y-2 pl-5 marker:text-brand">
        <li>
          {delivery
            ? t("delivery.time", {
                price: formatMoney(delivery.price, language),
                min: delivery.minDays,
                max: delivery.maxDays,
              })
            : t("delivery.none")}
        </li>
        {isSampled(productKind(fulfilment)) && <li>{t("delivery.cancel")}</li>}
        {delivery && <li>{t("delivery.return")}</li>}
      </ul>
      <p className="mt-4">
        <a href={paths.pages.terms}>{t("delivery.terms")}</a>
      </p>
    </section>
  );
}
