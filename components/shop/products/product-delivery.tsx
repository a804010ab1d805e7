import { Link } from "@/components/links/link";
import { requestLanguage, translate } from "@/lib/i18n/translate";
import type { Product } from "@/lib/contract/shop/products/products.types";
import { formatMoney } from "@/lib/domain/format";
import { isSampled, productKind } from "@/lib/domain/shop/product-kind";
import { paths } from "@/lib/navigation/paths";

interface ProductDeliveryProps {
  readonly product: Product;
}

export function ProductDelivery({ product }: ProductDeliveryProps) {
  const language = requestLanguage();
  const t = translate("products");
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
        <Link href={paths.pages.terms}>{t("delivery.terms")}</Link>
      </p>
    </section>
  );
}
