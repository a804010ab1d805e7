import { useLanguage, useTranslator } from "#use-messages";
import { Link } from "@/components/links/link";
import { buttonStyles } from "@/components/ui/button-styles";
import { Button } from "@/components/ui/button";
import { useAddToCart } from "@/components/shop/public/use-add-to-cart";
import type { BetterValue } from "@/lib/contract/orders/custom-profiles/custom-profiles.types";
import { formatMoney } from "@/lib/domain/format";
import { paths } from "@/lib/navigation/paths";

/** Says which product contains the chosen tests for less, and puts it into the cart instead. */
export function BetterValueNote({ offer }: { readonly offer: BetterValue }) {
  const language = useLanguage();
  const t = useTranslator("customProfiles");
  const { product, price, saved, moreCount, moreTests } = offer;
  const { add, message, isAdding } = useAddToCart(price, (newPrice) =>
    t("summary.priceChanged", { price: newPrice }),
  );
  return (
    <div className="grid gap-2 rounded-box bg-clear-soft px-4 py-3 text-small">
      <p>
        <b>{t("better.title", { name: product.name, price: formatMoney(price, language) })}</b>{" "}
        {t("better.saving", { saved: formatMoney(saved, language) })}
      </p>
      {moreCount > 0 && (
        <p className="max-desk:line-clamp-2">
          {t("better.more", {
            count: moreCount,
            names: moreTests.join(", "),
            others: moreCount - moreTests.length,
          })}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Button
          kind="secondary"
          className="px-4"
          onClick={() => void add({ productId: product.id, quantity: 1 })}
          pending={isAdding && t("summary.adding")}
        >
          {t("better.add")}
        </Button>
        <Link href={paths.product(product)} className={buttonStyles("quiet", "px-0")}>
          {t("better.view")}
        </Link>
      </div>
      <p role="status" className="wrap-anywhere empty:hidden">
        {message}
      </p>
    </div>
  );
}
