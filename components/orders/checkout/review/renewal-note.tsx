import { addYears } from "date-fns";
import { useState } from "react";
import { useLanguage, useTranslator } from "#use-messages";
import { isRenewing } from "@/components/orders/checkout/payment/selected-payment";
import type { StepProps } from "@/components/orders/checkout/steps/step-props";
import { formatDate, formatMoney } from "@/lib/domain/format";
import { productTypes } from "@/lib/config/shop/product-types";

/** For yearly products: whether, when and at which price it renews and how to cancel. Required right above the order button. */
export function RenewalNote({ checkout }: Pick<StepProps, "checkout">) {
  const language = useLanguage();

  const t = useTranslator("subscriptions.checkout");
  const [renewalDate] = useState(() => addYears(new Date(), 1));
  const { cart, country } = checkout;
  if (!cart.items.some(({ product }) => product.typeId === productTypes.subscription)) return null;
  const renews = isRenewing(checkout);
  const dateCountry = cart.billingAddress?.country ?? cart.country ?? country;
  const values = {
    amount: formatMoney({ amount: cart.total, currency: cart.currency }, language),
    date: formatDate(renewalDate, dateCountry),
    day: renewalDate.toLocaleDateString(language, { day: "numeric", month: "long" }),
  };
  return (
    <section aria-labelledby="yearly" className="rounded-box border border-line bg-card px-4 py-3">
      <h2 id="yearly" className="text-base">
        {renews ? t("title") : t("onceTitle")}
      </h2>
      <p className="mt-1">{renews ? t("yearly", values) : t("once")}</p>
      {renews && <p className="mt-1">{t("ending")}</p>}
    </section>
  );
}
